import { unescapeMarkup } from '../../../shared/rules/escape-markup.ts';

/** What an HTML document shows, as text: for the letters that its fonts need. */
export function lettersOf(html: string): string {
  return unescapeMarkup(html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' '));
}
