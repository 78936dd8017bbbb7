/** How long papers take, and what memory and room the function that sets them needs. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyPapers } from '../build/copy-papers.ts';
import { copyNativeModules } from '../build/native-modules.ts';
import { quantile, type Figure } from '../proof/figures.ts';

const LIMITS = { firstMilliseconds: 3_000, milliseconds: 500, growthMegabytes: 50, megabytes: 120 };

type Probe = { first: number; times: number[]; atFifty: number; atEnd: number };

export async function benchPapers(rootDir: string): Promise<Figure[]> {
  const megabytes = await measureRoom(rootDir);
  const { first, times, atFifty, atEnd } = probe();
  const growth = atEnd - atFifty;
  const [median, late] = [quantile(times, 0.5), quantile(times, 0.95)];
  return [
    atMost('the first paper of a process', first, LIMITS.firstMilliseconds, 'ms'),
    {
      ...atMost('each of 200 more, five scripts, 95th percentile', late, LIMITS.milliseconds, 'ms'),
      reached: `${Math.round(late)} ms, median ${Math.round(median)} ms`,
    },
    {
      ...atMost('memory between the 50th and the 200th', growth, LIMITS.growthMegabytes, 'MB'),
      reached: `${Math.round(growth)} MB, ${Math.round(atEnd)} MB at the end`,
    },
    atMost('compiler, templates and fonts beside the bundle', megabytes, LIMITS.megabytes, 'MB'),
  ];
}

const atMost = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  goal: `≤ ${limit} ${unit}`,
  reached: `${Math.round(value)} ${unit}`,
  isMet: value <= limit,
});

function probe(): Probe {
  const file = fileURLToPath(new URL('papers-probe.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Papers could not be measured: ${stderr}`);
  return JSON.parse(stdout) as Probe;
}

async function measureRoom(rootDir: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  try {
    await copyPapers(rootDir, 'functions/jobs/typeset/index.ts', folder);
    await copyNativeModules(rootDir, ['@myriaddreamin/typst-ts-node-compiler'], folder);
    const files = globSync('**/*', { cwd: folder }).map((name) => statSync(join(folder, name)));
    return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
