/** Files in parts that one run of a deployment can copy. */
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A part is meant to have so many files, and has a quarter more at most: names are spread by their hash. */
export const FILES_PER_PART = 2_000;
export const MAX_FILES_PER_PART = 2_500;

/** Paths of the files in a folder and below it, relative to it. */
export function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
}

/**
 * Copies the files of a folder into as few folders as hold them, each with the path that it had, and gives these folders. A
 * file stays in its part while the number of parts does: what did not change is not deployed again.
 * @param target is emptied first
 */
export function splitFiles(source: string, target: string): string[] {
  rmSync(target, { recursive: true, force: true });
  const paths = listFiles(source);
  const parts = Math.max(1, Math.ceil(paths.length / FILES_PER_PART));
  for (const path of paths) {
    const copy = join(target, String(partOf(path, parts)), path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(source, path), copy);
  }
  return Array.from({ length: parts }, (_, part) => join(target, String(part)));
}

const partOf = (path: string, parts: number): number =>
  createHash('sha256').update(path).digest().readUInt32BE(0) % parts;
