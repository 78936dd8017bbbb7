/** Runs before all tests of packages: they look at what `npm run synth` wrote last, and write it anew when something has changed since. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assemblyFolder } from '../../../bin/synthesize.ts';

const STAGE = 'prod';
const SOURCES = ['functions', 'shared', 'web', 'infra', 'bin/build', 'package-lock.json'];

/** What would be deployed to production. */
export const shippedAssembly = assemblyFolder(process.cwd(), STAGE);

export function setup(): void {
  const written = statSync(join(shippedAssembly, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.every((path) => newestIn(path) < written)) return;
  const { status } = spawnSync('node', ['bin/run.mjs', 'synth', STAGE], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run synth -- ${STAGE} failed; its reason stands above.`);
}

function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const within = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(stats.mtimeMs, ...within);
}
