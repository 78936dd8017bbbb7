import type { PageDraft, PublicPage } from '../../../../../shared/model/page.ts';

/**
 * The draft with what was live once. The user name stays, and so do entries that are switched off: a live page never had
 * them, so nothing would bring them back.
 */
export function restoredDraft(draft: PageDraft, page: PublicPage): PageDraft {
  const live = new Set(page.contacts.map(({ id }) => id));
  const switchedOff = draft.contacts.filter(({ id, isEnabled }) => !isEnabled && !live.has(id));
  return {
    profile: { ...page.profile, agentName: draft.profile.agentName },
    contacts: [...page.contacts, ...switchedOff],
    offers: page.offers,
    features: page.features,
    design: page.design,
  };
}
