/** The languages of the visitor's chat page: those in which the public page's own words stand. */
import arabicPage from '../../locales/ar_ae/page.json' with { type: 'json' };
import arabic from '../../locales/ar_ae/product-chat.json' with { type: 'json' };
import germanPage from '../../locales/de_de/page.json' with { type: 'json' };
import german from '../../locales/de_de/product-chat.json' with { type: 'json' };
import englishPage from '../../locales/en_us/page.json' with { type: 'json' };
import english from '../../locales/en_us/product-chat.json' with { type: 'json' };
import chinesePage from '../../locales/zh_hk/page.json' with { type: 'json' };
import chinese from '../../locales/zh_hk/product-chat.json' with { type: 'json' };
import type { PageTexts } from '../page-texts.ts';
import type { ChatTexts } from './chat-texts.ts';

export const chatLanguages = ['en_us', 'de_de', 'ar_ae', 'zh_hk'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** What the page says in a language. */
export function chatTexts(language: ChatLanguage): ChatTexts {
  const { own, page } = texts[language];
  const { unavailable, removed } = page.product;
  return { ...own, chat: page.chat, quote: page.quote, notice: page.notice, gone: { unavailable, removed } };
}

const texts: Record<ChatLanguage, { own: typeof english; page: PageTexts }> = {
  en_us: { own: english, page: englishPage },
  de_de: { own: german, page: germanPage },
  ar_ae: { own: arabic, page: arabicPage },
  zh_hk: { own: chinese, page: chinesePage },
};
