import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Enough to tell two states of one project apart. */
const DIGITS = 12;

/**
 * A hash over the names and contents of files and of all files below folders, the same on every machine; a path that is
 * not there counts as empty. Installed packages are left out: the lock file stands for them.
 */
export function sourceHash(rootDir: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) addPath(hash, rootDir, path);
  return hash.digest('hex').slice(0, DIGITS);
}

function addPath(hash: Hash, rootDir: string, path: string): void {
  const stats = statSync(join(rootDir, path), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(rootDir, path)).toSorted()) {
      if (name !== 'node_modules') addPath(hash, rootDir, `${path}/${name}`);
    }
  } else if (stats) {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(rootDir, path)));
  }
}
