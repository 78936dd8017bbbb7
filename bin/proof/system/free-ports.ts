/** Ports for a small cloud of its own. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The app's and the two after it, and the engines' from ten above on. */
const ENGINES = 17;
const OFFSETS = [0, 1, 2, ...Array.from({ length: ENGINES }, (_, index) => 10 + index)];
/** Below the ports that systems give to outgoing connections. */
const LOWEST = 12_000;
const HIGHEST = 31_000;
const MOST_TRIES = 100;

/** The app's port of a free block. Throws when a hundred blocks were all in use. */
export async function findFreePorts(): Promise<number> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No block of ${OFFSETS.length} free ports was found between ${LOWEST} and ${HIGHEST}.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
