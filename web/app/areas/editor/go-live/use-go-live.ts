/** Does what going live takes: saves, publishes, looks until the page is there. */
import { useEffect, useReducer, useRef } from 'react';
import { codeOf } from '../../../../lib/api/api-error.ts';
import { canonicalAgentName } from '../../../../../shared/rules/agent-name.ts';
import { callApi } from '../../../../lib/api/call.ts';
import type { DraftRunner } from '../draft/draft-runner.ts';
import {
  firstMissing,
  isGoingLive,
  POLL_MS,
  reduceGoLive,
  SLOW_AFTER_LOOKS,
  startGoLive,
  type GoLiveEvent,
  type GoLiveStep,
} from './go-live-flow.ts';

export type GoLive = {
  step: GoLiveStep;
  isBusy: boolean;
  /** Longer than people should have to wait. */
  isSlow: boolean;
  /** Publishes the draft, or says what is missing. */
  start: () => void;
  /** Back to the editor. */
  close: () => void;
};

export type GoLivePorts = {
  runner: DraftRunner;
  /** Whether a page of this owner is live already. */
  isLive: boolean;
  /** Told once the page is live, with its link. */
  onLive: (liveLink: string) => void;
};

export function useGoLive({ runner, isLive, onLive }: GoLivePorts): GoLive {
  const isPending = runner.getState().status === 'pending';
  const [step, dispatch] = useReducer(reduceGoLive, isPending ? { at: 'pending', looks: 0 } : startGoLive);
  const leaving = useLeavingSignal();
  const goOn = async (begin: GoLiveStep['at']): Promise<void> => {
    const signal = leaving.current.signal;
    const tell = (event: GoLiveEvent): void => {
      if (!signal.aborted) dispatch(event);
    };
    const liveLink = await publishDraft({ runner, isFirst: !isLive, begin, tell, signal });
    if (liveLink === null || signal.aborted) return;
    runner.dispatch({ type: 'pageMoved', status: 'live', isChanged: false });
    onLive(liveLink);
  };
  const resume = useRef(isPending ? () => void goOn('pending') : null);
  useEffect(() => resume.current?.(), []);
  const start = (): void => {
    if (isGoingLive(step)) return;
    const missing = firstMissing(runner.getState().draft.profile);
    dispatch({ type: 'asked', missing });
    if (missing === null) void goOn('saving');
  };
  return {
    step,
    isBusy: isGoingLive(step),
    isSlow: step.at === 'pending' && step.looks >= SLOW_AFTER_LOOKS,
    start,
    close: () => dispatch({ type: 'closed' }),
  };
}

/** Aborted when the editor closes. */
function useLeavingSignal() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}

type Publishing = {
  runner: DraftRunner;
  isFirst: boolean;
  begin: GoLiveStep['at'];
  tell: (event: GoLiveEvent) => void;
  signal: AbortSignal;
};

/** Gives the link of the live page, null when it did not come to that; `tell` hears why. */
async function publishDraft({ runner, isFirst, begin, tell, signal }: Publishing): Promise<string | null> {
  try {
    if (begin === 'saving') {
      await saveAll(runner);
      tell({ type: 'allSaved' });
      await callApi('goLive', {}, { signal });
      tell({ type: 'published' });
    }
    return await lookUntilLive(isFirst, tell, signal);
  } catch (error) {
    tell({ type: 'refused', code: error instanceof Blocked ? error.code : codeOf(error) });
    return null;
  }
}

/** Something stands in the way of saving; the code says what. */
class Blocked extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The draft could not be saved (${code}). It must be saved before it goes live.`);
    this.code = code;
  }
}

async function saveAll(runner: DraftRunner): Promise<void> {
  const code = await runner.saveAll();
  const { refusedName, draft } = runner.getState();
  if (code !== null) throw new Blocked(code);
  if (refusedName?.name === canonicalAgentName(draft.profile.agentName)) throw new Blocked(refusedName.code);
}

async function lookUntilLive(
  isFirst: boolean,
  tell: (event: GoLiveEvent) => void,
  signal: AbortSignal,
): Promise<string | null> {
  for (;;) {
    await pause(POLL_MS);
    if (signal.aborted) return null;
    const seen = await look();
    tell({ type: 'looked', ...seen, isFirst });
    if (seen.status !== 'pending') return seen.publishError === null ? seen.liveLink : null;
  }
}

type Seen = Omit<Extract<GoLiveEvent, { type: 'looked' }>, 'type' | 'isFirst'>;

/** A look that did not come through is only a look; the next one follows in a second. */
async function look(): Promise<Seen> {
  try {
    const { own } = await callApi('getProfile', {});
    if (own) return { status: own.status, liveLink: own.liveLink, publishError: own.publishError };
  } catch {
    // The page goes live without us watching.
  }
  return { status: 'pending', liveLink: null, publishError: null };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
