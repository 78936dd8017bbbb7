/** Brings the texts of a live page into one of its languages: those that have no translation of what they say now. */
import { inLanguage, isWanted, type Translations } from '../../../shared/model/page-languages.ts';
import {
  translatableTexts,
  type PageContent,
  type TranslatableText,
} from '../../../shared/model/translatable-texts.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { textFingerprint } from '../../../shared/rules/text-fingerprint.ts';
import type { Logger } from '../../kit/logger.ts';
import { findLivePage } from '../pages/find-page.ts';
import { loadLanguages, loadTranslations } from './find-languages.ts';
import { keepTranslation, reserveCharacters } from './keep-translations.ts';
import { contentOf } from './page-content.ts';
import { translateTexts, type Name } from './translate-texts.ts';

/** What one reply of the model holds. */
const MOST_TEXTS = 20;
const MOST_CHARACTERS = 4_000;

/** Whether the page has to be drawn anew. Safe to repeat: what is translated stays. */
export async function translatePage(
  { accountId, language }: { accountId: string; language: LanguageValue },
  { now, log }: { now: Date; log: Logger },
): Promise<boolean> {
  const page = await findLivePage(accountId);
  const { languages } = await loadLanguages(accountId);
  if (!page || !languages.includes(language) || page.profile.pageLanguage === language) return false;
  const [content, translations] = await Promise.all([
    contentOf(accountId, page),
    loadTranslations(accountId, language),
  ]);
  const names = namesOf(content, translations);
  const wanted = translatableTexts(content).filter((text) => isWanted(text, translations));
  // Everything may be there since a try that did not come to its end.
  let isAny = wanted.length === 0;
  for (const texts of batchesOf(wanted)) {
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (!(await reserveCharacters(accountId, characters, now))) {
      log.info('translate.day_used_up', { accountId, language });
      return isAny;
    }
    const translated = await translateTexts({ texts, names, from: page.profile.pageLanguage, to: language });
    if (translated === null) {
      log.info('translate.no_translator', { language });
      return isAny;
    }
    for (const { path, text } of texts) {
      const found = translated.get(path) ?? null;
      const translation = {
        text: found ?? '',
        by: found === null ? 'nobody' : 'model',
        of: textFingerprint(text),
      } as const;
      await keepTranslation(accountId, { language, path }, translation);
    }
    isAny = true;
  }
  return isAny;
}

/** What the page calls its people, as it stands and as it is shown in the language. */
function namesOf(content: PageContent, translations: Translations): Name[] {
  const shown = translatableTexts(inLanguage(content, translations));
  return translatableTexts(content).flatMap(({ kind, text }, index) =>
    kind === 'name' ? [{ original: text, shown: shown[index]?.text ?? text }] : [],
  );
}

/** In the order of the page; a text that is longer than a batch is one by itself. */
export function batchesOf(texts: readonly TranslatableText[]): TranslatableText[][] {
  const batches: TranslatableText[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.text.length;
    if (last && last.length < MOST_TEXTS && characters <= MOST_CHARACTERS) last.push(text);
    else {
      batches.push([text]);
      characters = text.text.length;
    }
  }
  return batches;
}
