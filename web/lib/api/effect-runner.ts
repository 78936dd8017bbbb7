/**
 * Runs a call that changes something, for one place of the screen. One user action has one idempotency key, kept while
 * the same action is tried again after a failure; a repetition within 500 ms, or while it runs, is the same action.
 */
import { DEBOUNCE_MS } from '../debounce.ts';
import { Cleared } from './api-error.ts';
import { callApi } from './call.ts';
import type { CallName, CallOptions, InputOfCall, OutputOfCall } from './call-types.ts';

export type EffectRunner<Name extends CallName> = (
  input: InputOfCall<Name>,
  options?: Omit<CallOptions, 'idempotencyKey' | 'paging'>,
) => Promise<OutputOfCall<Name>>;

type Action<Output> = {
  /** The input as text: what makes two actions the same. */
  text: string;
  key: string;
  startedAt: number;
  state: 'running' | 'done' | 'failed';
  result: Promise<Output>;
};

/** The runner throws like `callApi`. */
export function createEffectRunner<Name extends CallName>(name: Name): EffectRunner<Name> {
  let last: Action<OutputOfCall<Name>> | null = null;
  return (input, options = {}) => {
    const text = JSON.stringify(input);
    const before = last?.text === text ? last : null;
    if (before && isSameAction(before)) return before.result;
    const key = before?.state === 'failed' ? before.key : crypto.randomUUID();
    const result = callAgainWhenCleared(name, input, { ...options, idempotencyKey: key });
    const action: Action<OutputOfCall<Name>> = { text, key, startedAt: performance.now(), state: 'running', result };
    last = action;
    result.then(
      () => (action.state = 'done'),
      () => (action.state = 'failed'),
    );
    return result;
  };
}

function isSameAction({ state, startedAt }: Action<unknown>): boolean {
  return state === 'running' || performance.now() - startedAt < DEBOUNCE_MS;
}

/** A person's action must not get lost with the signing session: its key makes a second try safe. */
async function callAgainWhenCleared<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  options: CallOptions,
): Promise<OutputOfCall<Name>> {
  try {
    return await callApi(name, input, options);
  } catch (error) {
    if (!(error instanceof Cleared)) throw error;
    return callApi(name, input, options);
  }
}
