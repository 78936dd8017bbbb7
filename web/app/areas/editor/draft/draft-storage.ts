/** Unsaved edits in this tab's session storage: they outlive a reload and end with the tab. */
import { sessionArea } from '../../../../lib/browser-storage.ts';
import type { KeptDraft } from './draft-store.ts';

const keyOf = (accountId: string): string => `page-draft:${accountId}`;

export function keepDraft(accountId: string, draft: KeptDraft | null): void {
  if (draft === null) sessionArea.remove(keyOf(accountId));
  else sessionArea.set(keyOf(accountId), JSON.stringify(draft));
}

/** null when nothing was kept, or what was kept is damaged. */
export function readKeptDraft(accountId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionArea.get(keyOf(accountId)) ?? 'null');
    return isKeptDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Only what this editor wrote is there; an older version of it may have written it differently. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { base, draft, version, save } = value as Record<string, unknown>;
  return isDraft(base) && isDraft(draft) && typeof version === 'number' && typeof save === 'object';
}

function isDraft(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { profile, contacts, offers, features, design } = value as Record<string, unknown>;
  return isFields(profile) && isFields(design) && [contacts, offers, features].every(Array.isArray);
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
