/** What is brought becomes part of the draft: an edit like any other. */
import { MAX_OFFERS, type PageDraft } from '../../../../../shared/model/page.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { MAX_CONTACTS } from '../contacts/contact-list.ts';
import type { BroughtContact, BroughtPart, Proposal } from './proposal.ts';

/** With the picture as it was uploaded. */
export type Chosen = Omit<Proposal, 'photo'> & { photo: Photo | null };

/** Texts take the place of what was there, everything else comes after what is there. */
export function applyChosen(draft: PageDraft, chosen: Chosen, newId: () => string): PageDraft {
  const { texts, contacts, photo, offers, features } = chosen;
  const added = newContacts(draft, contacts).map((contact, index) => ({
    ...contact,
    id: newId(),
    // The first way to get in touch of a page is the one that stands out.
    isHighlight: draft.contacts.length === 0 && index === 0,
    isEnabled: true,
  }));
  const addedOffers = newParts(draft.offers, offers).map((offer) => ({
    ...offer,
    id: newId(),
    price: '',
    photo: null,
    link: '',
  }));
  const addedFeatures = newParts(draft.features, features).map((feature) => ({ ...feature, id: newId() }));
  return {
    ...draft,
    profile: { ...draft.profile, ...texts, ...(photo ? { profilePhoto: photo } : {}) },
    contacts: [...draft.contacts, ...added].slice(0, MAX_CONTACTS),
    offers: [...draft.offers, ...addedOffers].slice(0, MAX_OFFERS),
    features: [...draft.features, ...addedFeatures].slice(0, MAX_OFFERS),
  };
}

/** Those whose title the page does not have yet. */
export function newParts(there: readonly { title: string }[], parts: readonly BroughtPart[]): BroughtPart[] {
  const titles = new Set(there.map(({ title }) => title.toLowerCase()));
  return parts.filter(({ title }) => !titles.has(title.toLowerCase()));
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
