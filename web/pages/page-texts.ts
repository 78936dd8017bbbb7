import type english from '../locales/en_us/page.json';

/** The texts of the public page in one language: `web/locales/<language>/page.json`. */
export type PageTexts = typeof english;

/** The part that the islands show; it travels as a file of its own, on intent. */
export type IslandTexts = Pick<
  PageTexts,
  'chat' | 'sources' | 'quote' | 'share' | 'report' | 'notice' | 'person' | 'wallet'
>;

/** Fills the `{{places}}` of a text; a place without a value stays empty. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
