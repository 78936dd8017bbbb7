import type english from '../../locales/en_us/product-chat.json';
import type { PageTexts } from '../page-texts.ts';

/** What the visitor's chat page says: words of its own, and those that it has from the public page. */
export type ChatTexts = typeof english &
  Pick<PageTexts, 'chat' | 'quote' | 'notice'> &
  Pick<PageTexts['page'], 'privacy'> & { gone: Pick<PageTexts['product'], 'unavailable' | 'removed'> };

/** The words that stand in the document, as data. Throws when they are not there. */
export function readChatTexts(): ChatTexts {
  const data = document.querySelector('#texts')?.textContent;
  if (data === undefined) throw new Error('The document has no texts. Expected the one of the chat page.');
  return JSON.parse(data) as ChatTexts;
}
