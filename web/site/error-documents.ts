/**
 * Documents that stand in for a page where nothing of ours runs any more: `error.html` for the edge, `refused.html` for the
 * firewall. They are in English until their script has brought the words of the visitor's language (`error-<language>.json`).
 * The one for when nothing can be reached waits in the browser, in the language that was read last (service-worker.ts).
 */
import { defaultLanguage, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { errorDocument, retryLink, type InlineScript } from '../../shared/rules/error-document.ts';
import type { SiteTexts } from './site-texts.ts';

/** What the script fills in. */
export type ErrorTexts = Record<'title' | 'text' | 'retry' | 'home' | 'reference', string>;
type Kind = 'failed' | 'refused';

/** @param script address of the module @param texts of each language */
export function errorFiles(script: string, texts: Record<LanguageValue, SiteTexts>): Record<string, string> {
  const inEnglish = (kind: Kind): string => {
    const { title, text, retry, home, reference } = errorTexts(texts[defaultLanguage], kind);
    return errorDocument({
      ...{ language: defaultLanguage, title, text, home, script },
      actions: `<i id="kind" hidden>${kind}</i>${retryLink(retry)}`,
      reference: { label: reference, id: '' },
    });
  };
  return {
    'error.html': inEnglish('failed'),
    'refused.html': inEnglish('refused'),
    ...Object.fromEntries(
      languageValues.map((language) => [
        `error-${language}.json`,
        JSON.stringify({
          failed: errorTexts(texts[language], 'failed'),
          refused: errorTexts(texts[language], 'refused'),
        } satisfies Record<Kind, ErrorTexts>),
      ]),
    ),
  };
}

/** By language. @param inlineScript what opens the page again */
export function offlinePages(
  inlineScript: InlineScript,
  texts: Record<LanguageValue, SiteTexts>,
): Record<LanguageValue, string> {
  const pages = languageValues.map((language) => {
    const { site, status } = texts[language];
    const { title, text, address } = site.offline;
    const { home } = status.error;
    const reference = { label: address, id: '' };
    const actions = retryLink(status.retry);
    return [language, errorDocument({ language, title, text, actions, home, reference, inlineScript })];
  });
  return Object.fromEntries(pages) as Record<LanguageValue, string>;
}

function errorTexts({ status: { error, retry } }: SiteTexts, kind: Kind): ErrorTexts {
  const { home, reference } = error;
  return { title: error[`${kind}Title`], text: error[`${kind}Text`], retry, home, reference };
}
