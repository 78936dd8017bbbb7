import type { ChannelId, ContactEntry } from '../../../../../shared/model/page.ts';

export type FirstContact = { id: string; channel: ChannelId; email: string };

/**
 * The contacts with an entry of this channel first, as the highlight: the one that was brought, or a new one, which has the
 * account's address for e-mail. Entries that were brought stay; an entry that was only chosen here makes room.
 */
export function withFirst(contacts: readonly ContactEntry[], { id, channel, email }: FirstContact): ContactEntry[] {
  const brought = contacts.find((entry) => entry.channel === channel && entry.id !== id);
  const value = channel === 'email' ? email : '';
  const first = brought ?? { id, channel, displayText: '', value, isEnabled: true };
  const others = contacts.filter((entry) => entry !== brought && entry.id !== id);
  return [{ ...first, isHighlight: true }, ...others.map((entry) => ({ ...entry, isHighlight: false }))];
}
