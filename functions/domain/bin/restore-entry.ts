/** An entry of one of the draft's lists comes back, to the end of its list. */
import { MAX_CONTACTS, MAX_OFFERS, type ContactEntry, type PageDraft } from '../../../shared/model/page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { isContentTooLarge } from '../pages/content-size.ts';
import { loadPage, saveDraft } from '../pages/save-page.ts';
import { findRemoved } from './find-bin.ts';
import { lists, type ListKind } from './keep-removed.ts';

/** Does nothing when it is there already. Throws `not_found`, `list_full`, or `conflict` when an editor saved in between. */
export async function restoreEntry(context: OwnerContext, kind: ListKind, id: string): Promise<void> {
  const { draft, version } = await loadPage(context.actor.id);
  if (draft[lists[kind]].some((entry) => entry.id === id)) return;
  const restored = await restorers[kind](draft, context, id);
  if (!restored) throw new AppError('not_found');
  if (!hasRoom(restored)) throw new AppError('list_full');
  // An entry that is saved leaves the bin.
  await saveDraft(context, version, () => restored);
}

type Restorer = (draft: PageDraft, context: OwnerContext, id: string) => Promise<PageDraft | null>;

const restorers: Record<ListKind, Restorer> = {
  contact: async (draft, { actor, now }, id) => {
    const entry = await findRemoved(actor.id, 'contact', id, now);
    return entry && { ...draft, contacts: [...draft.contacts, withoutSecondHighlight(draft, entry)] };
  },
  offer: async (draft, { actor, now }, id) => {
    const entry = await findRemoved(actor.id, 'offer', id, now);
    return entry && { ...draft, offers: [...draft.offers, entry] };
  },
  feature: async (draft, { actor, now }, id) => {
    const entry = await findRemoved(actor.id, 'feature', id, now);
    return entry && { ...draft, features: [...draft.features, entry] };
  },
};

/** The highlight may have gone to another entry since. */
function withoutSecondHighlight({ contacts }: PageDraft, entry: ContactEntry): ContactEntry {
  return { ...entry, isHighlight: entry.isHighlight && !contacts.some(({ isHighlight }) => isHighlight) };
}

function hasRoom({ contacts, offers, features }: PageDraft): boolean {
  const isWithinLists = contacts.length <= MAX_CONTACTS && Math.max(offers.length, features.length) <= MAX_OFFERS;
  return isWithinLists && !isContentTooLarge({ offers, features });
}

/** The film comes back in place of the one that is there, which goes into the bin. */
export async function restoreFilm(context: OwnerContext, id: string): Promise<void> {
  const { draft, version } = await loadPage(context.actor.id);
  if (draft.design.film?.filmId === id) return;
  const film = await findRemoved(context.actor.id, 'film', id, context.now);
  if (!film) throw new AppError('not_found');
  await saveDraft(context, version, () => ({ ...draft, design: { ...draft.design, film } }));
}
