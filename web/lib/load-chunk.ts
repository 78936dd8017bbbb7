/** Lazy parts of the app: a chunk that does not come is a named error (specification 2, section 8). */

/** How long a chunk may take (specification 1, section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded. Check the connection and load the page again.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Gives what `load` gives; throws ChunkLoadError when it fails or takes longer than 120 seconds. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${CHUNK_TIMEOUT_MS} ms.`)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
