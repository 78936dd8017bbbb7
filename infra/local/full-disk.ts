/** What a full disk looks like, and what is done about it: answers say so, and work of the small cloud's own waits. */

/** SQLite's SQLITE_FULL, as `node:sqlite` gives it in `errcode`. */
const SQLITE_FULL = 13;

export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ENOSPC' || errcode === SQLITE_FULL;
}

/** Whether there was room for work that nobody waits for and that comes again by itself. Other failures are thrown. */
export function unlessFull(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}

/** In place of what a file system or SQLite says when there is no room: which disk, and how to go on. Other errors as they are. */
export function explainFullDisk(error: unknown, stateDir: string): unknown {
  if (!isDiskFull(error)) return error;
  return new Error(
    `The disk that holds ${stateDir} is full. Make room and start again; what was saved is still there.`,
    {
      cause: error,
    },
  );
}
