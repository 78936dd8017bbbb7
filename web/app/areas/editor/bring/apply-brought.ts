/** What is brought becomes part of the draft: an edit like any other. */
import type { PageDraft } from '../../../../../shared/model/page.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { MAX_CONTACTS } from '../contacts/contact-list.ts';
import type { BroughtContact, BroughtField } from './proposal.ts';

export type Chosen = {
  texts: Partial<Record<BroughtField, string>>;
  contacts: readonly BroughtContact[];
  photo: Photo | null;
};

/** Texts take the place of what was there, contacts come after those that are there. */
export function applyChosen(draft: PageDraft, { texts, contacts, photo }: Chosen, newId: () => string): PageDraft {
  const added = newContacts(draft, contacts).map((contact) => ({
    ...contact,
    id: newId(),
    isHighlight: false,
    isEnabled: true,
  }));
  return {
    ...draft,
    profile: { ...draft.profile, ...texts, ...(photo ? { profilePhoto: photo } : {}) },
    contacts: [...draft.contacts, ...added].slice(0, MAX_CONTACTS),
  };
}

/** Those that the page does not have yet. */
export function newContacts(draft: PageDraft, contacts: readonly BroughtContact[]): BroughtContact[] {
  const there = new Set(draft.contacts.map(({ channel, value }) => `${channel} ${bare(value)}`));
  return contacts.filter(({ channel, value }) => !there.has(`${channel} ${bare(value)}`));
}

const bare = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replaceAll(/[\s/]+$|\s/g, '');

/** A whole page takes the place of the draft. The user name stays: names belong to an account, not to a page. */
export function applyArchive(draft: PageDraft, archived: PageDraft): PageDraft {
  return { ...archived, profile: { ...archived.profile, agentName: draft.profile.agentName } };
}
