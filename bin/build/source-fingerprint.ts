import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over the names, sizes and times of files and folders below `rootDir`. Contents are not read: a second start
 * has to be quick, and a needless build after a checkout does no harm.
 */
export function sourceFingerprint(rootDir: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addPath(hash, rootDir, path);
  return hash.digest('hex');
}

function addPath(hash: Hash, rootDir: string, path: string): void {
  const stats = statSync(join(rootDir, path), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(rootDir, path)).sort()) addPath(hash, rootDir, join(path, name));
  } else if (stats !== undefined) {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
}
