/** Runs before all system tests: builds once what each of them starts a system of. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_VARIABLE, buildParts } from '../../bin/proof/system/build-system.ts';

export async function setup(): Promise<() => void> {
  const rootDir = process.cwd();
  mkdirSync(join(rootDir, '.build'), { recursive: true });
  const folder = mkdtempSync(join(rootDir, '.build', 'proof-build-'));
  await buildParts(rootDir, folder);
  process.env[BUILT_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
