/** The only ways in which components reach the server: `useCall` to read, `useEffectCall` to change. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig, type KeyedMutator, type SWRConfiguration } from 'swr';
import { ApiError, Cleared } from './api/api-error.ts';
import { callApi } from './api/call.ts';
import type { CallName, CallOptions, InputOfCall, OutputOfCall, Paging } from './api/call-types.ts';
import { createEffectRunner } from './api/effect-runner.ts';
import { debounce } from './debounce.ts';
import { onReloadFlag } from './session/reloads.ts';
import { onTokens, signedInAccount } from './tokens/token-store.ts';

export type UseCallOptions<Name extends CallName> = Pick<CallOptions, 'paging' | 'token'> & {
  /** Polling, `keepPreviousData`, when to ask again: SWR's own options. */
  swr?: SWRConfiguration<OutputOfCall<Name>, Error>;
};

export type CallState<Name extends CallName> = {
  data: OutputOfCall<Name> | undefined;
  /** Never `Cleared`: that is asked again by itself. */
  error: Error | undefined;
  /** Nothing has come yet. */
  isLoading: boolean;
  isValidating: boolean;
  /** Sets what is known here, or asks again. */
  mutate: KeyedMutator<OutputOfCall<Name>>;
};

/**
 * What a call answers, kept per account, call, input and page. A null input asks nothing. Asks again when the reload
 * flag is raised, and after failures that may pass (network, server away), at most three times.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name> | null,
  { paging, token, swr }: UseCallOptions<Name> = {},
): CallState<Name> {
  const account = useSyncExternalStore(onTokens, signedInAccount);
  const key: CallKey<Name> | null = input === null ? null : [name, account, input, paging ?? null];
  const { data, error, isLoading, isValidating, mutate } = useSWR<OutputOfCall<Name>, Error, CallKey<Name> | null>(
    key,
    ([, , sent, page]: CallKey<Name>) =>
      callApi(name, sent, { ...(page && { paging: page }), ...(token && { token }) }),
    { shouldRetryOnError: mayPass, errorRetryCount: 3, ...swr },
  );
  useEffect(() => {
    const askAgain = debounce(() => void mutate());
    const stop = onReloadFlag(askAgain);
    return () => {
      stop();
      askAgain.cancel();
    };
  }, [mutate]);
  return { data, error: error instanceof Cleared ? undefined : error, isLoading, isValidating, mutate };
}

type CallKey<Name extends CallName> = readonly [Name, string | null, InputOfCall<Name>, Paging | null];

function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

/** Asks again what a call answers, wherever on the screen it is shown; done when the answers are there. */
export function useAskAgain(): (name: CallName) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (name) => {
      await mutate((key) => Array.isArray(key) && key[0] === name);
    },
    [mutate],
  );
}

export type EffectCallState<Name extends CallName> = {
  /** Gives what the call answers, or null when it failed: then `error` says why. Never rejects. */
  run(input: InputOfCall<Name>, options?: Pick<CallOptions, 'token'>): Promise<OutputOfCall<Name> | null>;
  isRunning: boolean;
  /** Of the last run; undefined once it is tried again. */
  error: Error | undefined;
};

/** What is done around a call, such as asking for a proof first. Null: the person gave up. Throws what the call throws. */
export type Around = <Result>(call: () => Promise<Result>) => Promise<Result | null>;

const alone: Around = (call) => call();

/**
 * A call that changes something, the same for as long as the component lives; how repetitions and retries are told apart:
 * `createEffectRunner`.
 */
export function useEffectCall<Name extends CallName>(name: Name, around: Around = alone): EffectCallState<Name> {
  const [runner] = useState(() => createEffectRunner(name));
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<Error | undefined>(undefined);
  const run = useCallback(
    async (input: InputOfCall<Name>, options?: Pick<CallOptions, 'token'>) => {
      setRunning((count) => count + 1);
      setError(undefined);
      try {
        return await around(() => runner(input, options));
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [runner, around],
  );
  return { run, isRunning: running > 0, error };
}
