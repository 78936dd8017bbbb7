/** What pages of the site say, read from `web/locales`. */
import { defaultLanguage, type LanguageValue } from '../../shared/places/languages.ts';
import { mergeTexts, type TextTree } from '../../shared/rules/merge-texts.ts';
import { namespacesOf } from '../../web/help/guide.ts';
import { guideIds, guides } from '../../web/help/guides.ts';
import { readTexts } from '../../web/text-files.ts';

/**
 * Those of pages (web/site/site-texts.ts), of the chat (web/pages/product-chat/document-texts.ts), and the names of
 * buttons in guides.
 */
const namespaces = new Set([
  ...[
    'app',
    'billing',
    'editor-design',
    'errors',
    'help',
    'industry-names',
    'legal',
    'page',
    'page-settings',
    'product-chat',
  ],
  ...['showcase', 'site', 'status', 'waitlist'],
  ...guideIds.flatMap((id) => namespacesOf(guides[id])),
]);

/** By namespace. What a language does not have yet is English, as in the app; `npm run check:locales` names it. */
export function readSiteTexts(language: LanguageValue): Record<string, TextTree> {
  const textsOf = (name: string): TextTree => mergeTexts(readTexts(defaultLanguage, name), readTexts(language, name));
  return Object.fromEntries(Array.from(namespaces, (name) => [name, textsOf(name)]));
}
