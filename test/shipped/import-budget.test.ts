/**
 * What each function does before its first event: every cold start pays for it. Modules, kilobytes and calls do not depend on
 * how busy a machine is, as times do.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ImportLoad } from '../../bin/build/import-load.ts';
import { importBudgets, type ImportBudget } from './import-budgets.ts';
import { shippedFunctions, type ShippedFunction } from './kit/shipped-functions.ts';

const COUNTER = fileURLToPath(new URL('kit/count-calls.ts', import.meta.url));
/** A budget that is half again as large as what is needed would let the next half come in unseen. */
const SLACK = 1.5;

const functions = shippedFunctions();

test('every function that production deploys has a budget, and no other', () => {
  expect(Object.keys(importBudgets).toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
});

test.each(functions.map((shipped) => [shipped.name, shipped] as const))(
  '%s starts within its budget',
  (name, shipped) => {
    const load = JSON.parse(readFileSync(join('.build', 'loads', `${name}.json`), 'utf8')) as ImportLoad;
    const { modules, kilobytes } = load;
    const used: ImportBudget = [modules, kilobytes, countCalls(shipped)];
    const budget = importBudgets[name] ?? [0, 0, 0];

    const over = used.some((figure, index) => figure > (budget[index] ?? 0));
    const isLoose = used.some((figure, index) => figure * SLACK < (budget[index] ?? 0));
    expect({ over, isLoose }, describeLoad(name, used, budget, load)).toEqual({ over: false, isLoose: false });
  },
);

function countCalls({ folder, environment }: ShippedFunction): number {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [COUNTER, pathToFileURL(join(folder, 'index.mjs')).href],
    {
      env: { ...environment, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The calls could not be counted: ${stderr}`);
  return Number(/\d+$/.exec(stdout)?.[0]);
}

function describeLoad(name: string, used: ImportBudget, budget: ImportBudget, { files, largest }: ImportLoad): string {
  const figures = ['modules', 'KB', 'calls'].map((unit, index) => `${used[index]} ${unit} (budget ${budget[index]})`);
  return [
    `${name} evaluates ${figures.join(', ')} from ${files} files before its first event. Load with import() what not every`,
    `request needs, or change its budget in test/shipped/import-budgets.ts. What is largest:`,
    ...largest.map(([owner, kilobytes]) => `${String(kilobytes).padStart(8)} KB  ${owner}`),
  ].join('\n');
}
