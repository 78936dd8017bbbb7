/** What the chat's document says: words of its own, and those that it has from the public page. */
import type english from '../../locales/en_us/product-chat.json';
import type { PageTexts } from '../page-texts.ts';
import type { ChatTexts } from './chat-texts.ts';

/** The namespaces of `web/locales` that it is drawn from. */
export type DocumentTexts = { page: PageTexts; 'product-chat': typeof english };

export function chatTextsOf({ 'product-chat': own, page }: DocumentTexts): ChatTexts {
  const { chat, quote, notice, product } = page;
  const { privacy } = page.page;
  return { ...own, chat, quote, notice, privacy, gone: { unavailable: product.unavailable, removed: product.removed } };
}
