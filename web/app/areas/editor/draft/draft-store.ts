/**
 * The draft of the page as the editor holds it: what is shown, what is saved, what is on its way, what went wrong. Pure:
 * time and idempotency keys come from outside, effects are left to `use-draft.ts`.
 *
 * One save is on its way at a time, each with the version that the one before it gave. A save that got no answer is sent
 * again with the same key and the same words, so that it happens once; later edits wait for it.
 */
import type { ContactEntry, Design, PageDraft, PageStatus, Profile } from '../../../../../shared/model/page.ts';
import { passingFailures } from '../../../../lib/api/passing-failures.ts';
import { noHistory, rebase, remember, step, type DraftHistory } from './draft-history.ts';
import { addRefusals, refusedValuesOf, type RefusedValue } from './refused-values.ts';
import {
  draftParts,
  isDifferent,
  mergeDrafts,
  savableChanges,
  type DraftPart,
  type RefusedName,
} from './savable-changes.ts';
import type { ContentChange } from './savable-content.ts';

/** Pause after the last change before it is saved, in milliseconds. */
export const SAVE_DELAY_MS = 800;

/** Longest pause between two tries, in milliseconds. */
const MAX_RETRY_MS = 30_000;

export type Save = { key: string } & (
  | { part: 'profile'; call: 'insertProfile'; input: { version: number; profile: Partial<Profile> } }
  | { part: 'contacts'; call: 'insertSocialMedia'; input: { version: number; contacts: ContactEntry[] } }
  | { part: 'content'; call: 'saveOffer'; input: { version: number } & ContentChange }
  | { part: 'design'; call: 'insertDesign'; input: { version: number; design: Partial<Design> } }
);

export type Problem =
  /** It will be tried again at `retryAt` (milliseconds since the epoch). */
  | { kind: 'unreachable'; code: string; attempts: number; retryAt: number }
  /** The server does not want it; the next edit tries again. */
  | { kind: 'refused'; code: string }
  /** Another editor saved in between; the owner decides. */
  | { kind: 'conflict' };

export type DraftState = {
  /** As it was saved last. */
  base: PageDraft;
  /** As it is shown. */
  draft: PageDraft;
  version: number;
  /** Of the page, as the last answer said. */
  status: PageStatus;
  /** ISO time of the last save; null when there was none. */
  savedAt: string | null;
  /** Whether the saved draft differs from what visitors see. */
  isChanged: boolean;
  /** Time of the last edit, in milliseconds since the epoch. */
  editedAt: number;
  flight: { save: Save; isSending: boolean } | null;
  problem: Problem | null;
  refusedName: RefusedName | null;
  refusedValues: readonly RefusedValue[];
  history: DraftHistory;
};

/** The page as the server gave it. */
export type LoadedPage = {
  draft: PageDraft;
  version: number;
  status: PageStatus;
  savedAt: string | null;
  isChanged: boolean;
};

export type DraftEvent =
  | { type: 'edited'; change: (draft: PageDraft) => PageDraft; at: number }
  /** A step back or forth; it is saved like any other change. */
  | { type: 'stepped'; way: 'back' | 'forth'; at: number }
  | { type: 'sent'; save: Save }
  | { type: 'saved'; version: number; savedAt: string; status: PageStatus }
  /** `fields`: what the server said of single fields, by their path in what was sent. */
  | { type: 'failed'; code: string; fields?: Readonly<Record<string, string>>; at: number }
  | { type: 'retryAsked' }
  /** Somebody waits for the save: no pause, no waiting for the next try. */
  | { type: 'hurried' }
  | { type: 'nameRefused'; refused: RefusedName | null }
  | { type: 'theirsTaken'; page: LoadedPage }
  | { type: 'mineKept'; page: LoadedPage }
  | { type: 'pageMoved'; status: PageStatus; isChanged: boolean };

export function startDraft(page: LoadedPage): DraftState {
  return {
    base: page.draft,
    draft: page.draft,
    version: page.version,
    status: page.status,
    savedAt: page.savedAt,
    isChanged: page.isChanged,
    editedAt: 0,
    flight: null,
    problem: null,
    refusedName: null,
    refusedValues: [],
    history: noHistory,
  };
}

export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'edited':
      return edit(state, event.change(state.draft), event.at);
    case 'stepped':
      return takeStep(state, event.way, event.at);
    case 'sent':
      return { ...state, flight: { save: event.save, isSending: true } };
    case 'saved':
      return land(state, event);
    case 'failed':
      return fail(state, event);
    case 'retryAsked':
    case 'hurried':
      return askAgain(state);
    case 'nameRefused':
      return { ...state, refusedName: event.refused };
    case 'theirsTaken':
      return startDraft(event.page);
    case 'mineKept':
      return keepMine(state, event.page);
    case 'pageMoved':
      return { ...state, status: event.status, isChanged: event.isChanged };
  }
}

function edit(state: DraftState, draft: PageDraft, at: number): DraftState {
  return show(state, draft, remember(state.history, state.draft, draft, at), at);
}

function takeStep(state: DraftState, way: 'back' | 'forth', at: number): DraftState {
  const taken = step(state.history, state.draft, way);
  return taken ? show(state, taken.draft, taken.history, at) : state;
}

function show(state: DraftState, draft: PageDraft, history: DraftHistory, at: number): DraftState {
  const problem = state.problem?.kind === 'refused' ? null : state.problem;
  return { ...state, draft, history, editedAt: at, problem };
}

/** My changes go on top of the other version, and so do the steps that led to them. */
function keepMine(state: DraftState, page: LoadedPage): DraftState {
  const onto = (draft: PageDraft): PageDraft => mergeDrafts(state.base, draft, page.draft);
  return { ...startDraft(page), draft: onto(state.draft), history: rebase(state.history, onto) };
}

function land(state: DraftState, answer: { version: number; savedAt: string; status: PageStatus }): DraftState {
  if (state.flight === null) return state;
  return {
    ...state,
    base: applySave(state.base, state.flight.save),
    version: answer.version,
    savedAt: answer.savedAt,
    status: answer.status,
    isChanged: true,
    flight: null,
    problem: null,
  };
}

function applySave(base: PageDraft, save: Save): PageDraft {
  switch (save.part) {
    case 'profile':
      return { ...base, profile: { ...base.profile, ...save.input.profile } };
    case 'contacts':
      return { ...base, contacts: save.input.contacts };
    case 'content':
      return {
        ...base,
        offers: save.input.offers ?? base.offers,
        features: save.input.features ?? base.features,
      };
    case 'design':
      return { ...base, design: { ...base.design, ...save.input.design } };
  }
}

function fail(state: DraftState, { code, fields = {}, at }: Omit<DraftEvent & { type: 'failed' }, 'type'>): DraftState {
  if (state.flight === null) return state;
  if (code === 'conflict') return { ...state, flight: null, problem: { kind: 'conflict' } };
  if (passingFailures.has(code)) return waitForRetry(state, state.flight.save, code, at);
  const refusedName = nameOfRefused(state.flight.save, code);
  if (refusedName) return { ...state, flight: null, refusedName, problem: null };
  const refusedValues = addRefusals(state.refusedValues, refusedValuesOf(listsOf(state.flight.save), fields));
  if (refusedValues) return { ...state, flight: null, refusedValues, problem: null };
  return { ...state, flight: null, problem: { kind: 'refused', code } };
}

function waitForRetry(state: DraftState, save: Save, code: string, at: number): DraftState {
  const attempts = state.problem?.kind === 'unreachable' ? state.problem.attempts + 1 : 1;
  const retryAt = at + Math.min(MAX_RETRY_MS, 1_000 * 2 ** attempts);
  return { ...state, flight: { save, isSending: false }, problem: { kind: 'unreachable', code, attempts, retryAt } };
}

/** A bad name must not hold up the rest of the profile: it is remembered and left out. */
function nameOfRefused(save: Save, code: string): RefusedName | null {
  const name = save.part === 'profile' ? save.input.profile.agentName : undefined;
  return name !== undefined && code.startsWith('name_') ? { name, code } : null;
}

/** Nor must a bad value hold up the other entries: what was sent, by the names that fields are called by. */
function listsOf(save: Save): Record<string, readonly { id: string }[]> {
  if (save.part === 'contacts') return { contacts: save.input.contacts };
  if (save.part !== 'content') return {};
  return { offers: save.input.offers ?? [], features: save.input.features ?? [] };
}

/** An edit counts as long ago, a failure as not there; a conflict stays one. */
function askAgain(state: DraftState): DraftState {
  return { ...state, editedAt: 0, problem: state.problem?.kind === 'conflict' ? state.problem : null };
}

/** When the next save is to be sent, in milliseconds since the epoch; null when there is nothing to send. */
export function nextSaveAt(state: DraftState): number | null {
  if (state.flight?.isSending || state.problem?.kind === 'conflict' || state.problem?.kind === 'refused') return null;
  if (state.problem?.kind === 'unreachable') return state.problem.retryAt;
  if (state.flight) return 0;
  return nextPart(state) ? state.editedAt + SAVE_DELAY_MS : null;
}

function nextPart(state: DraftState): DraftPart | undefined {
  const changes = savableChanges(state.base, state.draft, state);
  return draftParts.find((part) => changes[part] !== undefined);
}

/**
 * The save to send now; null when nothing can be sent. One without an answer comes first, unchanged.
 *
 * @param newKey makes an idempotency key
 */
export function nextSave(state: DraftState, newKey: () => string): Save | null {
  if (state.flight) return state.flight.isSending ? null : state.flight.save;
  if (state.problem?.kind === 'conflict' || state.problem?.kind === 'refused') return null;
  const { profile, contacts, content, design } = savableChanges(state.base, state.draft, state);
  const { version } = state;
  if (profile) return { part: 'profile', call: 'insertProfile', input: { version, profile }, key: newKey() };
  if (contacts) return { part: 'contacts', call: 'insertSocialMedia', input: { version, contacts }, key: newKey() };
  if (content) return { part: 'content', call: 'saveOffer', input: { version, ...content }, key: newKey() };
  if (design) return { part: 'design', call: 'insertDesign', input: { version, design }, key: newKey() };
  return null;
}

/** Whether leaving now would lose something. */
export function hasUnsaved(state: DraftState): boolean {
  return state.flight !== null || isDifferent(state.base, state.draft);
}

/** What outlives a reload of the tab: everything that is not with the server yet. */
export type KeptDraft = Pick<DraftState, 'base' | 'draft' | 'version'> & { save: Save | null };

/** null when all is saved. */
export function keptDraft(state: DraftState): KeptDraft | null {
  if (!hasUnsaved(state)) return null;
  return { base: state.base, draft: state.draft, version: state.version, save: state.flight?.save ?? null };
}

/**
 * Goes on where a reload interrupted. The save that was on its way is sent again with its key: when it had arrived, its
 * first answer comes back. A page that somebody else changed meanwhile is a conflict.
 */
export function resumeDraft(page: LoadedPage, kept: KeptDraft): DraftState {
  const isSameVersion = page.version === kept.version;
  const mayHaveArrived = kept.save !== null && page.version === kept.version + 1;
  const state: DraftState = { ...startDraft(page), base: kept.base, draft: kept.draft, version: kept.version };
  if (!isSameVersion && !mayHaveArrived) return { ...state, problem: { kind: 'conflict' } };
  return kept.save ? { ...state, flight: { save: kept.save, isSending: false } } : state;
}
