import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path/posix';

const IMPORT = /\bfrom '(\.{1,2}\/[^']+)'/g;

/**
 * A file, or all files of a folder, with what these import, one from another, as far as it lies below `within`. Paths go from
 * `rootDir`, in their order.
 */
export function withImports(rootDir: string, path: string, within: string): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || !file.startsWith(`${within}/`)) return;
    found.add(file);
    for (const [, target = ''] of readFileSync(join(rootDir, file), 'utf8').matchAll(IMPORT)) {
      add(normalize(join(file, '..', target)));
    }
  };
  for (const file of filesOf(rootDir, path)) add(file);
  return [...found].toSorted();
}

function filesOf(rootDir: string, path: string): string[] {
  if (!statSync(join(rootDir, path)).isDirectory()) return [path];
  return readdirSync(join(rootDir, path)).flatMap((name) => filesOf(rootDir, `${path}/${name}`));
}
