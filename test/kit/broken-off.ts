/**
 * Effects that are broken off after whatever they have done so far, as by a kill, and asked for again with their key
 * (decision 0043). A scenario is one effect on a world of its own: the table in memory, and what stands in for other services.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { AppError } from '../../functions/kit/app-error.ts';
import type { ContextOf, Handler } from '../../functions/kit/call-group.ts';
import { forgetSecrets } from '../../functions/kit/clients/secrets.ts';
import { once } from '../../functions/kit/idempotency.ts';
import type { CallGroup } from '../../shared/calls/call-groups.ts';
import type { CallContract, InputOf } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { NOW } from './call-context.ts';
import type { Row } from './dynamo.ts';
import { useLog } from './log.ts';
import type { MemoryTable } from './memory-table.ts';
import { BROKEN_OFF, isOfKit, runSteps, watchClients, watchFunctions, type Run, type Step } from './run-steps.ts';

/** What the effects of a test file can touch. */
export type World = {
  table: () => MemoryTable;
  /** Buckets, user pools and whatever else stands in for other services and keeps its state in a map. */
  maps?: () => Readonly<Record<string, Map<string, unknown>>>;
  /** Stand-ins that are asked without a client of AWS. */
  services?: () => readonly object[];
  /** What a process remembers, which dies with it. */
  forget?: () => void;
};

/** The call can only refuse after the steps of these numbers. */
export type Refusal = { after: readonly number[]; code: string; why: string };

export type Options = {
  /** What tells it apart from the other scenarios of its call. */
  about?: string;
  /** Names of attributes, wherever they stand, whose values differ from run to run, each with the reason. */
  differing?: Readonly<Record<string, string>>;
  /** Nothing more may be there then than one whole run leaves. */
  refuses?: readonly Refusal[];
  /** Why it is an effect although it changes nothing. */
  isQuiet?: string;
};

type Request<Contract extends CallContract> = {
  input: z.input<Contract['input']>;
  context: ContextOf<Contract>;
  /** As whom the gate lets in who asks again, where the effect changes that. */
  contextAgain?: ContextOf<Contract>;
};

type Time = 'first' | 'again';

export type Scenario = Options & {
  contract: CallContract;
  /** Fills the empty world; gives when it is asked for, and what runs the effect then, for the first time and again. */
  prepare: () => Promise<{ now: Date } & Record<Time, (moment: object) => Promise<unknown>>>;
};

type Ask<Contract extends CallContract> = () => Request<Contract> | Promise<Request<Contract>>;

/** Scenarios of a call, each by what fills the empty world and gives the request. */
export function effect<Contract extends CallContract>(
  contract: Contract,
  handler: Handler<Contract>,
): (ask: Ask<Contract>, options?: Options) => Scenario {
  const prepare = async (ask: Ask<Contract>) => {
    const { input, context, contextAgain = context } = await ask();
    const parsed = contract.input.parse(input) as InputOf<Contract>;
    const runAs = (caller: typeof context) => (moment: object) => handler(parsed, { ...caller, ...moment });
    return { now: context.now, first: runAs(context), again: runAs(contextAgain) };
  };
  return (ask, options = {}) => ({ ...options, contract, prepare: () => prepare(ask) });
}

/** Whether an Idempotency-Key of the call is kept (functions/kit/call-group.ts). */
export const isKept = ({ effect: changes, holdsSecret, streaming }: CallContract): boolean =>
  changes && !holdsSecret && !streaming;

/** To be called once in a test file, outside of tests, after the kits that make its world: every effect of the group. */
export function testBrokenOff(group: CallGroup, world: World, scenarios: readonly Scenario[]): void {
  watchRuns(world);

  test('every effect of the group has a scenario here', () => {
    const effects = registry.filter((contract) => contract.group === group && isKept(contract));
    const namesOf = (contracts: readonly CallContract[]) => [...new Set(contracts.map(({ name }) => name))].toSorted();
    expect(namesOf(scenarios.map(({ contract }) => contract))).toEqual(namesOf(effects));
  });

  test.each(scenarios.map((scenario): [string, Scenario] => [nameOf(scenario), scenario]))(
    '%s happens once, after whatever it is broken off',
    (_, scenario) => expectOnce(world, scenario),
  );
}

const nameOf = ({ contract, about }: Scenario): string => [contract.name, about ?? []].flat().join(', ');

/** To be called once in a test file, outside of tests: what runs of effects do is seen. */
export function watchRuns(world: World): void {
  useLog();
  let unwatch = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    unwatch = watchClients();
    for (const service of world.services?.() ?? []) watchFunctions(service);
  });
  afterEach(() => {
    unwatch();
    vi.useRealTimers();
  });
}

/** Fails unless the effect, broken off after each step and asked for again, does what one whole run does. */
export async function expectOnce(world: World, scenario: Scenario): Promise<void> {
  vi.setSystemTime(NOW);
  const effect = await scenario.prepare();
  const trial = { world, scenario, effect, restore: keep(world) };
  const whole = await runWhole(trial, { isBeaten: false });
  expect(whole.steps.length === 0, stepsText(whole)).toBe(scenario.isQuiet !== undefined);
  await breakOffAfterEachStep(trial, { isBeaten: false }, whole);
  const beaten = await runBeaten(trial, whole);
  if (beaten) await breakOffAfterEachStep(trial, { isBeaten: true }, beaten);
}

const stepsText = ({ steps }: Whole): string => `steps: ${steps.map(({ name }) => name).join(', ')}`;

/** Half a minute later nobody holds the key any more. */
const AGAIN_MS = 40_000;

/** Whether somebody else is faster at first. */
type How = { isBeaten: boolean };

/** A scenario, and its world, which is made anew for each run. */
type Trial = {
  world: World;
  scenario: Scenario;
  effect: Awaited<ReturnType<Scenario['prepare']>>;
  restore: () => void;
};

/** What one whole run leaves. */
type Whole = { answer: unknown; state: State; steps: readonly Step[] };

async function runWhole(trial: Trial, how: How): Promise<Whole> {
  trial.restore();
  const { run, answer } = ask(trial, 'first', how);
  return { answer: await answer, state: stateOf(trial.world, trial.scenario, run.steps), steps: run.steps };
}

/** Null where it does not read again and go on. */
async function runBeaten(trial: Trial, { answer, state }: Whole): Promise<Whole | null> {
  const beaten = await runWhole(trial, { isBeaten: true }).catch(() => null);
  const countOf = ({ rows }: State): number => Object.keys(rows).length;
  return beaten && isDeepStrictEqual(beaten.answer, answer) && countOf(beaten.state) === countOf(state) ? beaten : null;
}

async function breakOffAfterEachStep(trial: Trial, how: How, expected: Whole): Promise<void> {
  const { scenario } = trial;
  const names = expected.steps.map(({ name }) => name);
  const refused: string[] = [];
  for (const [index, name] of names.entries()) {
    const step = { number: index + 1, label: `step ${index + 1} of ${names.length}: ${name}` };
    const code = await breakOffAndAskAgain(trial, how, step, expected);
    if (code !== null) refused.push(`${code} after ${step.label}`);
  }
  expect(refused).toEqual(refusalsOf(scenario));
}

/** @returns the code of the refusal, if it is refused then */
async function breakOffAndAskAgain(
  trial: Trial,
  how: How,
  { number, label }: { number: number; label: string },
  expected: Whole,
): Promise<string | null> {
  const { world, scenario, restore } = trial;
  restore();
  const broken = ask(trial, 'first', { ...how, diesAfter: number });
  expect(await broken.answer, label).toBe(BROKEN_OFF);
  letKeyGo(world);
  const giveWorkBack = takeWork(world);
  const again = ask(trial, 'again');
  const answer = await again.answer.catch(refusalOf);
  giveWorkBack(label);
  const state = stateOf(world, scenario, [...heardOf(broken.run), ...again.run.steps]);
  if (answer instanceof AppError) {
    expectNoMore(state, expected.state, label);
    return answer.code;
  }
  expect(state, label).toEqual(expected.state);
  expect(answer, label).toEqual(expected.answer);
  return null;
}

function ask({ world, scenario, effect: { now, ...effects } }: Trial, time: Time, how: object = {}) {
  const at = new Date(now.getTime() + (time === 'first' ? 0 : AGAIN_MS));
  vi.setSystemTime(at);
  forgetSecrets();
  world.forget?.();
  const request = { call: scenario.contract.path, who: 'who', key: 'broken-off', input: {} };
  return runSteps(how, async () => {
    const answer = await once(request, at, effects[time]);
    return without(plain(answer), scenario.differing ?? {});
  });
}

/** Anything else fails the test. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/** As they are noted, in their order. */
function refusalsOf({ refuses = [] }: Scenario): unknown[] {
  return refuses
    .flatMap(({ after, code }) => after.map((step) => ({ step, code })))
    .toSorted((one, other) => one.step - other.step)
    .map(({ step, code }) => expect.stringMatching(`^${code} after step ${step} of `));
}

/** The world as it is now. @returns what makes it so again */
function keep({ table, maps = () => ({}) }: World): () => void {
  const kept = structuredClone({ rows: table().rows, others: new Map(Object.entries(maps())) });
  return () => {
    const { rows, others } = structuredClone(kept);
    refill(table().rows, rows);
    for (const [name, map] of Object.entries(maps())) refill(map, others.get(name) ?? new Map<string, unknown>());
  };
}

function refill<Value>(map: Map<string, Value>, values: Map<string, Value>): void {
  map.clear();
  for (const [key, value] of values) map.set(key, value);
}

/** As time does with the key of somebody who was killed. */
function letKeyGo({ table }: World): void {
  for (const row of table().rows.values()) if (row['sk'] === 'ONCE') row['lockedUntil'] = 0;
}

/**
 * Does the work that waits, as its jobs do within seconds: its rows go. @returns what puts them back; it fails where the same work
 * was ordered again meanwhile
 */
function takeWork({ table }: World): (label: string) => void {
  const { rows } = table();
  const work = [...rows].filter(([, row]) => row['gsiPk'] === 'OUTBOX');
  for (const [key] of work) rows.delete(key);
  return (label) => {
    const orderedTwice = work.filter(([key]) => rows.has(key));
    expect(orderedTwice, `${label}, ordered twice`).toEqual([]);
    for (const [key, row] of work) rows.set(key, row);
  };
}

/** Rows by their keys, the state of other services, and what these were asked for. */
type State = { rows: Row; others: Row; asked: string[] };

function stateOf({ table, maps = () => ({}) }: World, { differing = {} }: Options, steps: readonly Step[]): State {
  const rows = new Map([...table().rows].filter(([key]) => !isOfKit(key)));
  const others = Object.entries(maps()).map(([name, map]) => [name, entriesOf(map, differing)]);
  const namesOf = (kind: Step['kind']): string[] => steps.filter((step) => step.kind === kind).map(({ name }) => name);
  return {
    rows: entriesOf(rows, differing),
    others: Object.fromEntries(others) as Row,
    asked: [...namesOf('message'), ...new Set(namesOf('request'))].toSorted(),
  };
}

/** In the order of their keys; of files what is in them. */
function entriesOf(map: Map<string, unknown>, differing: Options['differing'] = {}): Row {
  const shown = (value: unknown): unknown =>
    value instanceof Uint8Array ? digestOf(value) : without(plain(value), differing);
  const entries = [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, shown(value)]));
}

const digestOf = (bytes: Uint8Array): string =>
  `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`;

/** Nobody can know of a message that it went out just before the end. */
const heardOf = ({ steps }: Run): Step[] => (steps.at(-1)?.kind === 'message' ? steps.slice(0, -1) : steps);

/** What is not there is left out, as in the tables and in answers. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

function without(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, name in names ? '…' : without(entry, names)]);
  return Object.fromEntries(entries) as Row;
}

function expectNoMore(state: State, expected: State, label: string): void {
  const more = Object.keys(state.rows).filter((key) => !(key in expected.rows));
  const left = [...expected.asked];
  const again = state.asked.filter((name) => left.splice(left.indexOf(name) >>> 0, 1).length === 0);
  expect([more, again], `${label}, and no more`).toEqual([[], []]);
}
