/** What of a draft the public may see. */
import type { AssistantSettings } from '../../../shared/model/assistant.ts';
import type { PageDraft, PublicPage } from '../../../shared/model/page.ts';

export function toPublicPage(draft: PageDraft, assistant: AssistantSettings, now: Date): PublicPage {
  return {
    profile: draft.profile,
    contacts: draft.contacts.filter((entry) => entry.isEnabled),
    offers: draft.offers,
    features: draft.features,
    design: draft.design,
    assistant: { name: assistant.name, greetings: assistant.greetings, contactMethod: assistant.contactMethod },
    publishedAt: now.toISOString(),
  };
}
