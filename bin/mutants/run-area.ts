/** One area through Stryker. What it found before is taken over where neither the code nor its tests have changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas.ts';
import { equivalents, type Equivalent } from './equivalents.ts';

const FOLDER = '.local/mutants';

export type Living = { file: string; line: number; mutator: string; code: string; replacement: string };

export type FileFigures = { killed: number; survived: number; equivalent: number };

export type AreaFigures = {
  area: Area;
  files: ReadonlyMap<string, FileFigures>;
  living: readonly Living[];
  /** Of the files that were looked at: entries that meet no living mutant. */
  idle: readonly Equivalent[];
  seconds: number;
};

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** @param only parts of paths; empty for the whole area */
export async function runArea(area: Area, only: readonly string[]): Promise<AreaFigures> {
  const begin = performance.now();
  const results = await new Stryker({
    mutate: only.length > 0 ? [...only] : [...area.mutate],
    testFiles: [...area.tests],
    testRunner: 'vitest-quick',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'quick-runner.ts')],
    vitest: { configFile: 'bin/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: !area.hasTables,
    incremental: true,
    incrementalFile: join(FOLDER, `${area.name}.json`),
    tempDirName: join(FOLDER, 'sandbox'),
    ignorePatterns: ['/docs', '/.local', '/.build', '/cdk.out', '/test-results'],
    disableTypeChecks: true,
    concurrency: 2,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // Infinite loops end by themselves after a number of turns: a slow machine must not look like one.
    dryRunTimeoutMinutes: 240,
    timeoutMS: 900_000,
  }).runMutationTest();
  return { area, ...judge(results), seconds: (performance.now() - begin) / 1_000 };
}

function judge(results: readonly MutantResult[]): Pick<AreaFigures, 'files' | 'living' | 'idle'> {
  const files = new Map<string, FileFigures>();
  const living: Living[] = [];
  const met = new Set<Equivalent>();
  for (const result of results) {
    if (result.status === 'Ignored' || result.status === 'CompileError') continue;
    const mutant = describe(result);
    const isKilled = result.status === 'Killed' || result.status === 'Timeout';
    const equivalent = isKilled ? undefined : equivalents.find((entry) => isSame(entry, mutant));
    if (equivalent) met.add(equivalent);
    else if (!isKilled) living.push(mutant);
    const figures = files.get(mutant.file) ?? { killed: 0, survived: 0, equivalent: 0 };
    figures[isKilled ? 'killed' : equivalent ? 'equivalent' : 'survived'] += 1;
    files.set(mutant.file, figures);
  }
  return { files, living, idle: equivalents.filter((entry) => files.has(entry.file) && !met.has(entry)) };
}

function describe({ fileName, location, mutatorName, replacement }: MutantResult): Living {
  const { start, end } = location;
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
  return {
    file: fileName.replace(`${process.cwd()}/`, ''),
    line: start.line,
    mutator: mutatorName,
    code: onOneLine(lines.join(' ')),
    replacement: onOneLine(replacement ?? ''),
  };
}

function isSame(entry: Equivalent, { file, code, replacement }: Living): boolean {
  return entry.file === file && entry.code === code && entry.replacement === replacement;
}
