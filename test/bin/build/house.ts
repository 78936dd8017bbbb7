/** A small house of functions in a temporary folder, for tests of the build. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes the files (path → content), with this repository's packages, and removes them when the test ends. */
export function makeHouse(files: Record<string, string>): string {
  const rootDir = realpathSync(mkdtempSync(join(tmpdir(), 'house-')));
  onTestFinished(() => rmSync(rootDir, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(rootDir, 'node_modules'));
  for (const [path, content] of Object.entries(files)) writeIn(rootDir, path, content);
  return rootDir;
}

export function writeIn(rootDir: string, path: string, content: string): void {
  const file = join(rootDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
