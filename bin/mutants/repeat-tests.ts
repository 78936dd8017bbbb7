/**
 * Runs a test again and again within one load of its file, each time with another mutant switched on. Most mutants are
 * killed here, hundreds of times as fast as with a load for each.
 *
 * A mutant counts as killed only when the same test passes again right after it without any: what a mutant leaves behind
 * must not kill the next one. A mutant that leaves something behind ends the file; quick-runner.ts begins it anew without it.
 */
import { inject, TestRunner, type RunnerTestCase, type TestRunnerConfig, type TestTryOptions } from 'vitest';
import { testIdOf, type FilePlan, type MutantHits, type MutantMeta } from './mutant-plan.ts';

/** What instrumented code asks for the mutant that is on. */
type Switch = { activeMutant?: string | undefined; hitCount?: number; hitLimit?: number };

type Turn = {
  meta: MutantMeta;
  left: (readonly [string, number])[];
  /** Runs without a mutant that come before the next one. Two at first: a test that cannot be repeated shows in the second. */
  controls: number;
  current: string | null;
  /** Failed with it; counts when the control passes. */
  suspect: string | null;
  isOver: boolean;
};

/** Infinite loops end here, as in Stryker itself. */
const HIT_LIMIT_FACTOR = 100;
const FROM_START_LIMIT = 1_000_000;

// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default class RepeatTests extends TestRunner {
  readonly #plan: FilePlan = inject('plan');
  readonly #switch: Switch = switchNamed(inject('mutantNamespace'));
  readonly #killed = new Set<string>();
  readonly #turns = new WeakMap<RunnerTestCase, Turn>();
  #isSpoilt = false;

  constructor(config: TestRunnerConfig) {
    super(config);
    const id = inject('mutantFromStart');
    Object.assign(this.#switch, { activeMutant: id === '' ? undefined : id, hitCount: 0, hitLimit: FROM_START_LIMIT });
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const left = this.#mutantsOf(this.#plan[testIdOf(test)] ?? {});
    if (test.mode !== 'run' || left.length === 0 || this.#isSpoilt) return;
    const meta: MutantMeta = { killed: [], spoilt: null };
    Object.assign(test.meta, { mutants: meta });
    this.#turns.set(test, { meta, left, controls: 2, current: null, suspect: null, isOver: false });
    test.repeats = 2 + 2 * left.length;
  }

  #mutantsOf(hits: MutantHits): [string, number][] {
    return Object.entries(hits).filter(([id]) => !this.#killed.has(id));
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    const turn = this.#turns.get(test);
    if (!turn) return;
    const next = turn.controls > 0 ? undefined : turn.left.shift();
    turn.isOver ||= turn.controls === 0 && !next;
    turn.current = next?.[0] ?? null;
    Object.assign(this.#switch, {
      activeMutant: next?.[0],
      hitCount: 0,
      hitLimit: (next?.[1] ?? 0) * HIT_LIMIT_FACTOR,
    } satisfies Switch);
    if (turn.isOver) throw new Error('There are no more mutants for this test.');
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    this.#switch.activeMutant = undefined;
    const turn = this.#turns.get(test);
    if (!turn || !test.result) return;
    if (!turn.isOver) this.#judge(turn, test.result.state === 'fail');
    test.result.state = 'pass';
    delete test.result.errors;
  }

  #judge(turn: Turn, hasFailed: boolean): void {
    if (turn.current !== null) {
      if (!hasFailed) return;
      Object.assign(turn, { suspect: turn.current, controls: 1 });
      return;
    }
    turn.controls -= 1;
    if (hasFailed) this.#spoil(turn);
    else if (turn.suspect !== null) this.#kill(turn, turn.suspect);
    turn.suspect = null;
  }

  #kill(turn: Turn, id: string): void {
    this.#killed.add(id);
    turn.meta.killed.push(id);
  }

  #spoil(turn: Turn): void {
    this.#isSpoilt = true;
    turn.isOver = true;
    turn.meta.spoilt = turn.suspect ?? '';
  }
}

function switchNamed(name: string): Switch {
  const scope = globalThis as unknown as Record<string, Switch | undefined>;
  return (scope[name] ??= {});
}
