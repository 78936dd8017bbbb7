import { inLanguage, isMachineTranslated, type Translations } from '../../../shared/model/page-languages.ts';
import type { LiveContent } from './live-content.ts';

/** What a live page shows in a language. `isMachine`: the model wrote some of it. */
export function translateContent(
  content: LiveContent,
  translations: Translations,
): LiveContent & { isMachine: boolean } {
  const { page, news, products } = content;
  // The standard reply stands nowhere on the page.
  const original = { page, posts: news.posts, products, standardReply: '' };
  const shown = inLanguage(original, translations);
  return {
    ...content,
    page: shown.page,
    news: { ...news, posts: shown.posts },
    products: shown.products,
    isMachine: isMachineTranslated(original, translations),
  };
}
