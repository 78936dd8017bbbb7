/** Runs the draft's state machine: timers, saving, what the tab keeps. It knows no React and no network. */
import type { PageDraft } from '../../../../../shared/model/page.ts';
import {
  keptDraft,
  nextSave,
  nextSaveAt,
  reduceDraft,
  type DraftEvent,
  type DraftState,
  type KeptDraft,
  type Save,
} from './draft-store.ts';

export type SaveAnswer = { version: number; savedAt: string; status: DraftState['status'] };

export type DraftPorts = {
  /** Sends a save; throws what `failureOf` reads. */
  send: (save: Save) => Promise<SaveAnswer>;
  /** The code of what was thrown, and what it says of single fields. */
  failureOf: (error: unknown) => { code: string; fields: Readonly<Record<string, string>> };
  /** Keeps what is unsaved over a reload, or forgets it. */
  keep: (draft: KeptDraft | null) => void;
  newKey: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
};

export type DraftRunner = {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  edit: (change: (draft: PageDraft) => PageDraft) => void;
  undo: () => void;
  redo: () => void;
  dispatch: (event: DraftEvent) => void;
  /** Saves at once all that can be saved. Gives null when all is well, else the code of what stands in the way. */
  saveAll: () => Promise<string | null>;
  /** Sends what waits and starts the timers; gives the function that stops them. */
  start: () => () => void;
};

export function createDraftRunner(initial: DraftState, ports: DraftPorts): DraftRunner {
  let state = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const listeners = new Set<() => void>();

  function dispatch(event: DraftEvent): void {
    state = reduceDraft(state, event);
    ports.keep(keptDraft(state));
    schedule();
    for (const listener of [...listeners]) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    const at = nextSaveAt(state);
    if (isRunning && at !== null) timer = setTimeout(() => void sendNext(), Math.max(0, at - ports.now()));
  }

  async function sendNext(): Promise<void> {
    const save = nextSave(state, ports.newKey);
    if (!save) return;
    dispatch({ type: 'sent', save });
    dispatch(await answerOf(save));
  }

  async function answerOf(save: Save): Promise<DraftEvent> {
    try {
      return { type: 'saved', ...(await ports.send(save)) };
    } catch (error) {
      return { type: 'failed', ...ports.failureOf(error), at: ports.now() };
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function saveAll(): Promise<string | null> {
    dispatch({ type: 'hurried' });
    return new Promise((resolve) => {
      const look = (): void => {
        const outcome = outcomeOf(state);
        if (outcome === undefined) return;
        stopLooking();
        resolve(outcome);
      };
      const stopLooking = subscribe(look);
      look();
    });
  }

  return {
    getState: () => state,
    subscribe,
    dispatch,
    saveAll,
    edit: (change) => dispatch({ type: 'edited', change, at: ports.now() }),
    undo: () => dispatch({ type: 'stepped', way: 'back', at: ports.now() }),
    redo: () => dispatch({ type: 'stepped', way: 'forth', at: ports.now() }),
    start() {
      isRunning = true;
      schedule();
      return () => {
        isRunning = false;
        clearTimeout(timer);
      };
    },
  };
}

/** undefined while something is still on its way. */
function outcomeOf(state: DraftState): string | null | undefined {
  if (state.flight?.isSending) return undefined;
  if (state.problem) return state.problem.kind === 'conflict' ? 'conflict' : state.problem.code;
  return nextSaveAt(state) === null ? null : undefined;
}
