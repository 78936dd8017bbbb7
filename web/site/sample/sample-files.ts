import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import { renderPreview } from '../../pages/render-page.tsx';
import type { SiteTexts } from '../site-texts.ts';
import { sampleInput } from './sample-input.ts';
import { samplePath } from './sample-path.ts';

type Texts = Record<LanguageValue, SiteTexts & { page: PageTexts }>;

/** The example page in each language: its document, and what it is drawn from, which the demo draws anew. */
export function sampleFiles(texts: Texts, islands: Readonly<Record<string, string>>): Record<string, string> {
  const files = languageValues.flatMap((language) => {
    const { site, page } = texts[language];
    const input = sampleInput(language, site, page, islands);
    const name = samplePath(language).slice(1);
    return [
      [name, renderPreview(input)],
      [name.replace(/html$/, 'json'), JSON.stringify(input)],
    ] as const;
  });
  return Object.fromEntries(files);
}
