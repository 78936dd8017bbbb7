/**
 * The assistant's settings as the screen holds them. Settings save themselves 800 ms after the last change; set-up answers
 * wait for their button, as they are judged. One save at a time, for the server keeps both in one row; a save without an
 * answer is sent again with its key. Pure: time and keys come from outside.
 */
import { AssistantSettings, type SetupAnswers } from '../../../../shared/model/assistant.ts';
import { passingFailures } from '../../../lib/api/passing-failures.ts';

/** Pause after the last change before it is saved, in milliseconds. */
export const SAVE_DELAY_MS = 800;

const MAX_RETRY_MS = 30_000;

/** Everything but the set-up answers. */
export type Manner = Omit<AssistantSettings, 'setup'>;

export type AssistantSave = { key: string; input: { settings?: Partial<Manner>; setup?: SetupAnswers } };

export type AssistantProblem =
  { kind: 'unreachable'; code: string; attempts: number; retryAt: number } | { kind: 'refused'; code: string };

export type AssistantState = {
  /** As they were saved last. */
  saved: AssistantSettings;
  /** As they are shown. */
  manner: Manner;
  setup: SetupAnswers;
  /** The owner has pressed the button under the answers. */
  isSetupAsked: boolean;
  /** Why the answers came back; null when they did not. */
  unclearReason: string | null;
  editedAt: number;
  flight: { save: AssistantSave; isSending: boolean } | null;
  problem: AssistantProblem | null;
  /** Time of the last save in this visit, in milliseconds since the epoch. */
  savedAt: number | null;
};

export type AssistantEvent =
  | { type: 'mannerEdited'; change: Partial<Manner>; at: number }
  | { type: 'setupEdited'; change: Partial<SetupAnswers> }
  | { type: 'setupAsked' }
  | { type: 'sent'; save: AssistantSave }
  | { type: 'saved'; settings: AssistantSettings; at: number }
  | { type: 'unclear'; reason: string }
  | { type: 'failed'; code: string; at: number }
  | { type: 'hurried' };

export function startAssistant(saved: AssistantSettings): AssistantState {
  const { setup, ...manner } = saved;
  return {
    saved,
    manner,
    setup,
    isSetupAsked: false,
    unclearReason: null,
    editedAt: 0,
    flight: null,
    problem: null,
    savedAt: null,
  };
}

export function reduceAssistant(state: AssistantState, event: AssistantEvent): AssistantState {
  switch (event.type) {
    case 'mannerEdited':
      return { ...unrefused(state), manner: { ...state.manner, ...event.change }, editedAt: event.at };
    case 'setupEdited':
      return { ...unrefused(state), setup: { ...state.setup, ...event.change } };
    case 'setupAsked':
      return { ...unrefused(state), isSetupAsked: true, unclearReason: null };
    case 'sent':
      return { ...state, flight: { save: event.save, isSending: true } };
    case 'saved':
      return land(state, event);
    case 'unclear':
      return { ...state, flight: null, problem: null, isSetupAsked: false, unclearReason: event.reason };
    case 'failed':
      return fail(state, event);
    case 'hurried':
      return { ...state, editedAt: 0, problem: null };
  }
}

function unrefused(state: AssistantState): AssistantState {
  return state.problem?.kind === 'refused' ? { ...state, problem: null } : state;
}

function land(state: AssistantState, answer: { settings: AssistantSettings; at: number }): AssistantState {
  const hadSetup = state.flight?.save.input.setup !== undefined;
  return {
    ...state,
    saved: answer.settings,
    savedAt: answer.at,
    flight: null,
    problem: null,
    isSetupAsked: state.isSetupAsked && !hadSetup,
  };
}

function fail(state: AssistantState, { code, at }: { code: string; at: number }): AssistantState {
  if (state.flight === null) return state;
  if (!passingFailures.has(code)) {
    return { ...state, flight: null, isSetupAsked: false, problem: { kind: 'refused', code } };
  }
  const attempts = state.problem?.kind === 'unreachable' ? state.problem.attempts + 1 : 1;
  const retryAt = at + Math.min(MAX_RETRY_MS, 1_000 * 2 ** attempts);
  return {
    ...state,
    flight: { save: state.flight.save, isSending: false },
    problem: { kind: 'unreachable', code, attempts, retryAt },
  };
}

/** Fields that differ from what is saved and that the server would take, in their stored form. */
function savableManner({ saved, manner }: AssistantState): Partial<Manner> | undefined {
  const changes: Record<string, unknown> = {};
  for (const field of Object.keys(manner) as (keyof Manner)[]) {
    const parsed = AssistantSettings.shape[field].safeParse(manner[field]);
    if (parsed.success && !isSame(parsed.data, saved[field])) changes[field] = parsed.data;
  }
  return Object.keys(changes).length === 0 ? undefined : (changes as Partial<Manner>);
}

export function nextSave(state: AssistantState, newKey: () => string): AssistantSave | null {
  if (state.flight) return state.flight.isSending ? null : state.flight.save;
  if (state.problem?.kind === 'refused') return null;
  if (state.isSetupAsked) return { key: newKey(), input: { setup: state.setup } };
  const settings = savableManner(state);
  return settings ? { key: newKey(), input: { settings } } : null;
}

/** When the next save is to be sent, in milliseconds since the epoch; null when there is nothing to send. */
export function nextSaveAt(state: AssistantState): number | null {
  if (state.flight?.isSending || state.problem?.kind === 'refused') return null;
  if (state.problem?.kind === 'unreachable') return state.problem.retryAt;
  if (state.flight || state.isSetupAsked) return 0;
  return savableManner(state) ? state.editedAt + SAVE_DELAY_MS : null;
}

export function isSetupChanged({ saved, setup }: AssistantState): boolean {
  return !isSame(setup, saved.setup);
}

/** Whether leaving now would lose something. */
export function hasUnsaved(state: AssistantState): boolean {
  return (
    state.flight !== null ||
    isSetupChanged(state) ||
    !isSame({ ...state.manner, setup: state.saved.setup }, state.saved)
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** The same keys in the same order, whatever order the server sends them in; spaces at the ends do not count. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, comparable(part)] as const);
  return entries.sort(([one], [another]) => (one < another ? -1 : 1));
}
