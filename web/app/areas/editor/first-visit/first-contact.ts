import type { ChannelId, ContactEntry } from '../../../../../shared/model/page.ts';

/** The first entry of a page: the highlight, and for e-mail the address that the account has. */
export function firstContact(id: string, channel: ChannelId, email: string): ContactEntry {
  const value = channel === 'email' ? email : '';
  return { id, channel, displayText: '', value, isHighlight: true, isEnabled: true };
}
