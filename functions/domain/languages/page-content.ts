/** What a page says in its own language: as visitors see it, and as its owner is writing it. */
import { TRANSLATED_POSTS } from '../../../shared/model/page-languages.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { PageContent } from '../../../shared/model/translatable-texts.ts';
import { loadAssistant } from '../assistant/assistant-settings.ts';
import { toPublicPage } from '../pages/public-page.ts';
import { loadPage } from '../pages/save-page.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listShownProducts } from '../products/find-products.ts';

export async function contentOf(accountId: string, page: PublicPage): Promise<PageContent> {
  const [{ settings }, posts, products] = await Promise.all([
    loadAssistant(accountId),
    listPosts(accountId, 'newest', TRANSLATED_POSTS),
    listShownProducts(accountId),
  ]);
  return { page, standardReply: settings.standardReply, posts, products };
}

/** If the draft were live now. */
export async function loadDraftContent(accountId: string, now: Date): Promise<PageContent> {
  const [{ draft }, { settings }, posts, products] = await Promise.all([
    loadPage(accountId),
    loadAssistant(accountId),
    listPosts(accountId, 'newest', TRANSLATED_POSTS),
    listShownProducts(accountId),
  ]);
  return { page: toPublicPage(draft, settings, now), standardReply: settings.standardReply, posts, products };
}
