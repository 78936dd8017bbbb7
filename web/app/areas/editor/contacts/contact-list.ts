/** Changes to the list of contact and social entries. At most one entry is the highlight, and it is one that shows. */
import type { ChannelId, ContactEntry } from '../../../../../shared/model/page.ts';

/** Most entries of a page (contract of insertSocialMedia). */
export const MAX_CONTACTS = 40;

export function addEntry(entries: readonly ContactEntry[], id: string, channel: ChannelId): ContactEntry[] {
  return [...entries, { id, channel, displayText: '', value: '', isHighlight: false, isEnabled: true }];
}

/** An entry that is complete already. */
export function addFilledEntry(
  entries: readonly ContactEntry[],
  id: string,
  filled: Pick<ContactEntry, 'channel' | 'displayText' | 'value'>,
): ContactEntry[] {
  return [...entries, { id, ...filled, isHighlight: false, isEnabled: true }];
}

/** A hidden entry is no highlight: visitors would see an empty bar. */
export function setEnabled(entries: readonly ContactEntry[], id: string, isEnabled: boolean): ContactEntry[] {
  return entries.map((entry) =>
    entry.id === id ? { ...entry, isEnabled, isHighlight: entry.isHighlight && isEnabled } : entry,
  );
}

/** Enabling a highlight replaces the one before (specification 1, section 4) and shows the entry. */
export function setHighlight(entries: readonly ContactEntry[], id: string, isHighlight: boolean): ContactEntry[] {
  return entries.map((entry) => {
    if (entry.id !== id) return isHighlight ? { ...entry, isHighlight: false } : entry;
    return { ...entry, isHighlight, isEnabled: entry.isEnabled || isHighlight };
  });
}
