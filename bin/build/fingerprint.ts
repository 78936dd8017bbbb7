/** Whether anything that goes into the bundles changed since they were made. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const buildInputs = ['functions', 'shared', 'web', 'package-lock.json'] as const;
const builderFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * A hash over names, sizes and times of `inputs` below `rootDir`, of this builder, and over `options`. Contents are not
 * read: a second start has to be quick, and a needless build after a checkout does no harm.
 */
export function fingerprint(rootDir: string, options: unknown, inputs: readonly string[] = buildInputs): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, options]));
  for (const path of [...inputs.map((input) => join(rootDir, input)), builderFolder]) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (name !== 'node_modules') addPath(hash, join(path, name));
  } else if (stats) {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
}
