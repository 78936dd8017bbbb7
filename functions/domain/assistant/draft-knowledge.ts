/** What the assistant would know if the owner's draft were live now. */
import { createHash } from 'node:crypto';
import type { AssistantSettings } from '../../../shared/model/assistant.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';
import { listAnswers } from '../answers/find-answers.ts';
import { toPublicPage } from '../pages/public-page.ts';
import { loadPage } from '../pages/save-page.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listShownProducts } from '../products/find-products.ts';
import { loadAssistant } from './assistant-settings.ts';
import { passagesOf, READ_POSTS, type Passage } from './passages.ts';

export type DraftKnowledge = {
  page: PublicPage;
  /** Of the draft. */
  version: number;
  settings: AssistantSettings;
  passages: Passage[];
};

export async function loadDraftKnowledge(accountId: string, now: Date): Promise<DraftKnowledge> {
  const [{ draft, version }, { settings }, posts, answers, products] = await Promise.all([
    loadPage(accountId),
    loadAssistant(accountId),
    listPosts(accountId, 'newest', READ_POSTS),
    listAnswers(accountId),
    listShownProducts(accountId),
  ]);
  const page = pageShownAt(toPublicPage(draft, settings, now), now);
  const { setup, greetings } = settings;
  const passages = passagesOf({ page, setup, greeting: greetings.afternoon, posts, answers, products });
  return { page, version, settings, passages };
}

/** Changes whenever the assistant would know something else, or say it otherwise. */
export function fingerprintOf({ passages, settings }: DraftKnowledge): string {
  const known = JSON.stringify([settings.style, passages.map(({ source, label, text }) => [source, label, text])]);
  return createHash('sha256').update(known).digest('base64url').slice(0, 22);
}
