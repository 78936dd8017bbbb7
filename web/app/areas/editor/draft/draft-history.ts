/** What can be undone. Pure: drafts as they were shown, newest last, and those that were undone. */
import type { PageDraft } from '../../../../../shared/model/page.ts';

export type DraftHistory = {
  past: readonly PageDraft[];
  future: readonly PageDraft[];
  /** What the last edit changed, and when (milliseconds since the epoch); null after an undo: the next edit stands alone. */
  last: { field: string; at: number } | null;
};

export const noHistory: DraftHistory = { past: [], future: [], last: null };

/** Edits of one field with a shorter pause between them are one step. */
const STEP_MS = 1_000;

/** Steps that are kept: more than anybody goes back. */
const MOST_STEPS = 100;

/** The history after an edit; what had been undone is gone. */
export function remember(history: DraftHistory, before: PageDraft, after: PageDraft, at: number): DraftHistory {
  const change = changeOf(before, after);
  if (change === null) return history;
  const { field, isList } = change;
  const isSameStep = !isList && history.last?.field === field && at - history.last.at < STEP_MS;
  const past = isSameStep ? history.past : [...history.past, before].slice(-MOST_STEPS);
  return { past, future: [], last: { field, at } };
}

/** A step back or forth: the draft to show, and the history then; null at the end of it. */
export function step(
  { past, future }: DraftHistory,
  draft: PageDraft,
  way: 'back' | 'forth',
): { draft: PageDraft; history: DraftHistory } | null {
  const [from, to] = way === 'back' ? [past, future] : [future, past];
  const shown = from.at(-1);
  if (shown === undefined) return null;
  const [left, added] = [from.slice(0, -1), [...to, draft]];
  const history = way === 'back' ? { past: left, future: added } : { past: added, future: left };
  return { draft: shown, history: { ...history, last: null } };
}

/** The same steps on top of another version of the page. */
export function rebase(history: DraftHistory, onto: (draft: PageDraft) => PageDraft): DraftHistory {
  return { past: history.past.map(onto), future: history.future.map(onto), last: null };
}

/** `isList`: entries came, went or moved, each time a step of its own. */
type Change = { field: string; isList: boolean };

/** `profile.title`, `contacts.<id>.value`, or a whole list; null: nothing changed. */
function changeOf(before: PageDraft, after: PageDraft): Change | null {
  const part = changedKey(before, after);
  if (part === null) return null;
  const [one, other] = [before[part as keyof PageDraft], after[part as keyof PageDraft]];
  if (!Array.isArray(one) || !Array.isArray(other))
    return { field: `${part}.${changedKey(one, other)}`, isList: false };
  const place = one.findIndex((entry, index) => !isSame(entry, other[index]));
  const [entry, changed] = [one[place], other[place]];
  const isEdited = one.length === other.length && entry !== undefined && entry.id === changed?.id;
  return isEdited
    ? { field: `${part}.${entry.id}.${changedKey(entry, changed)}`, isList: false }
    : { field: part, isList: true };
}

function changedKey(before: object, after: object): string | null {
  const old = new Map(Object.entries(before));
  return Object.entries(after).find(([key, value]) => !isSame(old.get(key), value))?.[0] ?? null;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
