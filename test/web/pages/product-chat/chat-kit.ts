/** Puts the chat page into the test's document, with a product that answers as the contracts say. */
import { vi } from 'vitest';
import type { Citation } from '../../../../shared/model/conversation.ts';
import type { ProductInfo } from '../../../../web/pages/product-chat/opening-calls.ts';
import { renderChatDocuments } from '../../../../web/pages/product-chat/chat-document.tsx';
import { chatTextsOf, type DocumentTexts } from '../../../../web/pages/product-chat/document-texts.ts';
import { readTexts } from '../../../../web/text-files.ts';
import { languageValues, type LanguageValue } from '../../../../shared/places/languages.ts';

export const productId = '01JGFJJZ00000000000000000P';

const all = Object.fromEntries(
  languageValues.map((language) => [
    language,
    { page: readTexts(language, 'page'), 'product-chat': readTexts(language, 'product-chat') },
  ]),
) as unknown as Record<LanguageValue, DocumentTexts>;

export const texts = chatTextsOf(all.en_us);

export const info: ProductInfo = {
  product: {
    productId,
    name: 'Travel cover',
    texts: {
      ...{ logo: null, greeting: 'Ask me anything.', description: '', standardReply: '', language: 'en_us' },
      suggestedQuestions: ['Is lost luggage covered?'],
    },
  },
  company: { name: 'Nordic Cover', website: 'https://nordic.example/', logo: null },
  agent: null,
  hasFiles: false,
};

export const citation: Citation = {
  number: 1,
  source: 'documents/01F',
  label: 'policy.pdf',
  excerpt: 'Lost luggage is covered up to 2,000 EUR.',
  document: { fileId: '01F', version: 2, page: 12, start: 8, end: 48 },
};

const documents = renderChatDocuments({ src: '/s.js', needs: [] }, all);

/** @param path with the query, if any */
export function openDocument(path: string, language: LanguageValue = 'en_us'): void {
  const html = documents[`chat/${language}.html`] ?? '';
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  rendered.querySelectorAll('script[src],style,link').forEach((part) => part.remove());
  const root = document.documentElement;
  for (const { name, value } of rendered.documentElement.attributes) root.setAttribute(name, value);
  document.head.innerHTML = rendered.head.innerHTML;
  document.body.innerHTML = rendered.body.innerHTML;
  document.body.removeAttribute('class');
  history.replaceState(null, '', path);
}

export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The document has nothing for "${selector}".`);
  return found;
}

/** Waits until a check passes: modules come when somebody is about to use them. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, 5_000);
}
