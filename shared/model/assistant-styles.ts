/** The styles of an assistant as they are chosen: a name and an example sentence in the languages that visitors read. */
import type { LanguageValue } from '../places/languages.ts';
import type { AssistantSettings } from './assistant.ts';

export type AssistantStyle = AssistantSettings['style'];
export type StyleTexts = Record<AssistantStyle, { name: string; example: string }>;

const english: StyleTexts = {
  warm: { name: 'Warm', example: 'Good that you ask! The first session is free, so take your time.' },
  concise: { name: 'Concise', example: 'The first session is free.' },
  formal: { name: 'Formal', example: 'Thank you for your enquiry. The first session is free of charge.' },
  playful: { name: 'Playful', example: 'Best price in town for a first session: nothing at all.' },
};

const german: StyleTexts = {
  warm: {
    name: 'Herzlich',
    example: 'Schön, dass Sie fragen! Das erste Gespräch ist kostenlos, lassen Sie sich Zeit.',
  },
  concise: { name: 'Knapp', example: 'Das erste Gespräch ist kostenlos.' },
  formal: { name: 'Förmlich', example: 'Vielen Dank für Ihre Anfrage. Das erste Gespräch ist für Sie kostenfrei.' },
  playful: { name: 'Locker', example: 'Unser bester Preis fürs erste Gespräch: gar nichts.' },
};

const arabic: StyleTexts = {
  warm: { name: 'ودود', example: 'سؤال جميل! الجلسة الأولى مجانية، فخذ وقتك.' },
  concise: { name: 'موجز', example: 'الجلسة الأولى مجانية.' },
  formal: { name: 'رسمي', example: 'شكرًا لاستفساركم. الجلسة الأولى دون مقابل.' },
  playful: { name: 'مرح', example: 'أفضل سعر في المدينة للجلسة الأولى: لا شيء على الإطلاق.' },
};

const chinese: StyleTexts = {
  warm: { name: '親切', example: '很高興您問起!首次會面免費,您可以慢慢考慮。' },
  concise: { name: '簡潔', example: '首次會面免費。' },
  formal: { name: '正式', example: '感謝您的查詢。首次會面不收取任何費用。' },
  playful: { name: '活潑', example: '首次會面的全城最低價:一毛錢都不用。' },
};

const texts: Partial<Record<LanguageValue, StyleTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};

/** English where there are no words in the language. */
export function styleTexts(language: LanguageValue): StyleTexts {
  return texts[language] ?? english;
}
