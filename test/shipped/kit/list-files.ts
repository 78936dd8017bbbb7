import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export type FoundFile = { bytes: number; changedAt: number };

/** All files and links below a folder, by their path in it. */
export function listFiles(folder: string): Map<string, FoundFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), lstatSync(file)] as const)
      .map(([name, { size, mtimeMs }]) => [name, { bytes: size, changedAt: mtimeMs }]),
  );
}
