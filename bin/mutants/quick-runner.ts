/**
 * Stryker's test runner for Vitest, with a first round in which one load of a test file meets all of its mutants
 * (repeat-tests.ts). What a file does while it loads (tables, schemas) is done only once in a load: mutants of that, and those
 * that left something behind, meet the tests again in loads of their own, where they are on from the start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { declareFactoryPlugin, PluginKind, tokens, commonTokens, type Injector } from '@stryker-mutator/api/plugin';
import { INSTRUMENTER_CONSTANTS, type MutantCoverage } from '@stryker-mutator/api/core';
import {
  DryRunStatus,
  MutantRunStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { createVitest, type Vitest } from 'vitest/node';
import type { FilePlan, MutantHits } from './mutant-plan.ts';
import { isWithinFunction } from './within-function.ts';

/** In the sandbox, for the runners that are started after the first round. */
const ROUND_FILE = '.mutant-round.json';

type Round = {
  /** By the mutant's id: the test that killed it. */
  killed: Record<string, string>;
  /** No test reached them in the shared load, or they left something behind there. */
  undecided: string[];
  testFiles: string[];
};

/** A file is begun anew after each mutant that leaves something behind. */
const MOST_STARTS = 40;

class QuickRunner implements TestRunner {
  readonly #inner: TestRunner;
  #round: Round | undefined;
  #vitest: Vitest | undefined;

  constructor(inner: TestRunner) {
    this.#inner = inner;
  }

  capabilities() {
    return this.#inner.capabilities();
  }

  async init(): Promise<void> {
    await this.#inner.init?.();
  }

  async dispose(): Promise<void> {
    await this.#vitest?.close();
    await this.#inner.dispose?.();
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#inner.dryRun(options);
    if (result.status !== DryRunStatus.Complete || !result.mutantCoverage) return result;
    this.#vitest ??= await openVitest();
    const round = await runFirstRound(this.#vitest, result.mutantCoverage, options.testFiles ?? []);
    writeFileSync(ROUND_FILE, JSON.stringify(round));
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#round ??= JSON.parse(readFileSync(ROUND_FILE, 'utf8')) as Round;
    const { id, fileName, location } = options.activeMutant;
    const { killed, undecided, testFiles } = this.#round;
    if (killed[id] !== undefined) return killedBy(killed[id]);
    if (!undecided.includes(id) && isWithinFunction(fileName, location.start)) {
      return { status: MutantRunStatus.Survived, nrOfTests: options.testFilter?.length ?? 0 };
    }
    const files = options.testFilter ? filesOf(options.testFilter) : testFiles;
    this.#vitest ??= await openVitest();
    const killer = await findKiller(this.#vitest, id, nearestFirst(files, fileName));
    return killer === null ? { status: MutantRunStatus.Survived, nrOfTests: files.length } : killedBy(killer);
  }
}

function killedBy(test: string): MutantRunResult {
  const failureMessage = 'The test fails with it and passes without it.';
  return { status: MutantRunStatus.Killed, killedBy: [test], failureMessage, nrOfTests: 1 };
}

async function openVitest(): Promise<Vitest> {
  const vitest = await createVitest('test', {
    config: 'bin/mutants/vitest.config.ts',
    runner: './bin/mutants/repeat-tests.ts',
    watch: false,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
  });
  vitest.provide('mutantNamespace', INSTRUMENTER_CONSTANTS.NAMESPACE);
  return vitest;
}

const filesOf = (testIds: readonly string[]): string[] => [...new Set(testIds.map((id) => id.split('#')[0] ?? ''))];

/** On before anything is loaded, in one test file after the other. */
async function findKiller(vitest: Vitest, id: string, files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const modules = await runTests(vitest, file, { plan: {}, mutantFromStart: id });
    const failed = modules.find((module) => !module.ok());
    if (failed) return `${file}#${[...failed.children.allTests('failed')][0]?.fullName ?? 'it loads'}`;
  }
  return null;
}

/** Tests that are named like the mutant's file before the others. */
function nearestFirst(testFiles: readonly string[], mutated: string): string[] {
  const isNear = (file: string): boolean => basename(file).startsWith(basename(mutated, '.ts'));
  return testFiles.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
}

async function runTests(vitest: Vitest, file: string, given: { plan: FilePlan; mutantFromStart: string }) {
  vitest.provide('plan', given.plan);
  vitest.provide('mutantFromStart', given.mutantFromStart);
  vitest.state.filesMap.clear();
  const found = await vitest.getRelevantTestSpecifications([file]);
  return (await vitest.runTestSpecifications(found)).testModules;
}

async function runFirstRound(
  vitest: Vitest,
  { perTest, static: atLoad }: MutantCoverage,
  testFiles: string[],
): Promise<Round> {
  const reached = new Set(Object.values(perTest).flatMap((hits) => Object.keys(hits)));
  const round: Round = { killed: {}, undecided: Object.keys(atLoad).filter((id) => !reached.has(id)), testFiles };
  for (const [file, plan] of plansByFile(perTest)) await runFile(vitest, file, plan, round);
  return round;
}

function plansByFile(perTest: MutantCoverage['perTest']): Map<string, FilePlan> {
  const plans = new Map<string, FilePlan>();
  for (const [test, hits] of Object.entries(perTest)) {
    const file = test.split('#')[0] ?? '';
    plans.set(file, { ...plans.get(file), [test]: hits });
  }
  return plans;
}

async function runFile(vitest: Vitest, file: string, whole: FilePlan, round: Round): Promise<void> {
  let plan = whole;
  const aside = new Set<string>();
  for (let start = 0; start < MOST_STARTS; start += 1) {
    plan = withoutMutants(plan, (id) => id in round.killed || aside.has(id));
    const spoilt = await startFile(vitest, file, plan, round);
    if (spoilt === null) break;
    const { [spoilt.test]: ofTest = {}, ...others } = plan;
    for (const id of spoilt.mutant === '' ? Object.keys(ofTest) : [spoilt.mutant]) aside.add(id);
    if (spoilt.mutant === '') plan = others;
  }
  round.undecided.push(...aside);
}

const isEmpty = (plan: FilePlan): boolean => Object.values(plan).every((hits) => Object.keys(hits).length === 0);

function withoutMutants(plan: FilePlan, isOut: (id: string) => boolean): FilePlan {
  const keep = (hits: MutantHits): MutantHits => Object.fromEntries(Object.entries(hits).filter(([id]) => !isOut(id)));
  return Object.fromEntries(Object.entries(plan).map(([test, hits]) => [test, keep(hits)]));
}

type Spoilt = { test: string; mutant: string };

/** Answers what spoilt the file: a test with a mutant, or (empty) by itself, as it cannot be repeated; null when nothing did. */
async function startFile(vitest: Vitest, file: string, plan: FilePlan, round: Round): Promise<Spoilt | null> {
  if (isEmpty(plan)) return null;
  const modules = await runTests(vitest, file, { plan, mutantFromStart: '' });
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const metas = tests.map((test) => ({ id: `${file}#${test.fullName}`, mutants: test.meta().mutants }));
  for (const { id, mutants } of metas) {
    for (const mutant of mutants?.killed ?? []) round.killed[mutant] = id;
  }
  const spoilt = metas.find(({ mutants }) => (mutants?.spoilt ?? null) !== null);
  return spoilt ? { test: spoilt.id, mutant: spoilt.mutants?.spoilt ?? '' } : null;
}

type RunnerFactory = (injector: Injector) => TestRunner;

createQuickRunner.inject = tokens(commonTokens.injector);
function createQuickRunner(injector: Injector): TestRunner {
  const [plugin] = vitestPlugins;
  if (!plugin) throw new Error('@stryker-mutator/vitest-runner brings no test runner: look at its release notes.');
  return new QuickRunner((plugin.factory as unknown as RunnerFactory)(injector));
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-quick', createQuickRunner)];
