/** One small cloud at a time per state folder. A lock whose owner is gone is taken over. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export type Lock = { release(): void };

const OwnerSchema = z.object({ pid: z.number(), startedAt: z.string() });

/** Throws when a living process holds the folder. */
export function lockStateFolder(stateDir: string): Lock {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const file = join(stateDir, 'lock');
  const owner = readOwner(file);
  if (owner && startTimeOf(owner.pid) === owner.startedAt) {
    throw new Error(
      `The state folder ${stateDir} is in use by the process ${owner.pid}. ` +
        'End that process first, or start this one with another folder.',
    );
  }
  rmSync(file, { force: true });
  const self = { pid: process.pid, startedAt: startTimeOf(process.pid) };
  writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
  return { release: () => rmSync(file, { force: true }) };
}

function readOwner(file: string): z.infer<typeof OwnerSchema> | undefined {
  try {
    return OwnerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No lock, or one that a crash left half written.
    return undefined;
  }
}

/** Process ids are used again; together with the start time they are not. Empty when there is no such process. */
function startTimeOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
