/**
 * Cold starts of the bundled functions beside an empty one.
 *
 *   node bin/bench/coldstart.ts [--runs 20] [--function account --function session ...]
 *
 * Each function is imported in a fresh Node process, many times, in turns with the others so that a busy moment of the
 * machine hits all alike; the medians are compared. Measured is the time from the start of the process until the
 * handler is ready: what Lambda's "Init Duration" holds, less its download and sandbox. There is no compile cache.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { bundleFunctions } from '../build/bundle-functions.ts';

export type Bundle = {
  name: string;
  /** The entry file, which must export `handler`. */
  file: string;
  /** Variables that the function reads as it loads, besides those that Lambda always sets. */
  environment?: Record<string, string>;
};

/** Milliseconds (medians over all runs; `slow` is the 90th percentile of `total`), kilobytes, megabytes. */
export type ColdStart = {
  name: string;
  sizeKilobytes: number;
  /** Evaluation of the bundle alone. */
  importMs: number;
  /** Start of the process until the handler is ready. */
  totalMs: number;
  slowMs: number;
  memoryMegabytes: number;
  /** Total of this function over that of the first in the list. */
  ratio: number;
};

const Sample = z.object({ importMs: z.number(), totalMs: z.number(), memoryMegabytes: z.number() });
type Sample = z.infer<typeof Sample>;

const probe = fileURLToPath(new URL('coldstart-probe.mjs', import.meta.url));

const lambdaEnvironment: Record<string, string> = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  LAMBDA_TASK_ROOT: '/',
};

/** Cold starts of all bundles, in their order; the first is what the others are compared with. Throws when one fails. */
export function measureColdStarts(bundles: Bundle[], { runs }: { runs: number }): ColdStart[] {
  // Once unmeasured, so that all files are in the page cache.
  for (const bundle of bundles) startOnce(bundle);
  const samples = bundles.map((): Sample[] => []);
  for (let run = 0; run < runs; run++) {
    for (const turn of bundles.keys()) {
      const index = (turn + run) % bundles.length;
      const bundle = bundles[index];
      if (bundle) samples[index]?.push(startOnce(bundle));
    }
  }
  const results = bundles.map((bundle, index) => summarize(bundle, samples[index] ?? []));
  const base = results[0]?.totalMs ?? Number.NaN;
  return results.map((result) => ({ ...result, ratio: result.totalMs / base }));
}

function startOnce({ name, file, environment }: Bundle): Sample {
  const child = spawnSync(process.execPath, [probe, pathToFileURL(file).href], {
    env: { PATH: process.env.PATH, ...lambdaEnvironment, ...environment },
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`${name} did not start: ${child.stderr || String(child.error)}`);
  return Sample.parse(JSON.parse(child.stdout.slice(child.stdout.lastIndexOf('{"importMs"'))));
}

function summarize(bundle: Bundle, samples: Sample[]): ColdStart {
  const at = (key: keyof Sample, share: number): number =>
    quantile(
      samples.map((sample) => sample[key]),
      share,
    );
  return {
    name: bundle.name,
    sizeKilobytes: statSync(bundle.file).size / 1024,
    importMs: at('importMs', 0.5),
    totalMs: at('totalMs', 0.5),
    slowMs: at('totalMs', 0.9),
    memoryMegabytes: at('memoryMegabytes', 0.5),
    ratio: Number.NaN,
  };
}

/** Linear between the two nearest values. */
function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

export function formatColdStarts(results: ColdStart[]): string {
  const rows = results.map((result) => [
    result.name,
    result.sizeKilobytes.toFixed(1),
    result.importMs.toFixed(1),
    result.totalMs.toFixed(1),
    result.slowMs.toFixed(1),
    result.memoryMegabytes.toFixed(0),
    `${result.ratio.toFixed(2)}×`,
  ]);
  const head = ['function', 'KB', 'import ms', 'total ms', 'p90 ms', 'RSS MB', `of ${results[0]?.name}`];
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Bundles what the root holds, measures the named functions (all, when none is named) and gives the table. */
export async function benchColdStarts(rootDir: string, runs: number, names: string[] = []): Promise<string> {
  const { functions } = await bundleFunctions({ rootDir, outDir: join(rootDir, '.build') });
  const chosen = functions.filter(({ name }) => names.length === 0 || names.includes(name));
  const folder = mkdtempSync(join(tmpdir(), 'coldstart-'));
  try {
    const hello = join(folder, 'index.mjs');
    writeFileSync(hello, `export const handler = async () => ({ statusCode: 200, body: 'hello' });\n`);
    const bundles = chosen.map(({ name, directory }) => ({ name, file: join(directory, 'index.mjs') }));
    return formatColdStarts(measureColdStarts([{ name: 'hello world', file: hello }, ...bundles], { runs }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20' }, function: { type: 'string', multiple: true, default: [] } },
  });
  const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
  console.log(await benchColdStarts(rootDir, Number(values.runs), values.function));
}
