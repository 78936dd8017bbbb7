/** Reads the languages of a page and its texts in them (rows: language-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PageLanguage, Translations } from '../../../shared/model/page-languages.ts';
import type { TextGroup } from '../../../shared/model/translatable-texts.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { languagesKey, LanguagesRow, textKey, TextRow } from './language-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** Also texts of news that the page no longer shows; beyond that nothing can be. */
const MOST_TEXTS = 3_000;

/** The row, or the one that an owner starts with. */
export async function loadLanguages(accountId: string): Promise<LanguagesRow> {
  const item = await readRow('pages', languagesKey(accountId));
  return item ? LanguagesRow.parse(item) : { languages: [], version: 0 };
}

/** @param under only texts whose path begins so */
export async function loadTranslations(accountId: string, language: LanguageValue, under = ''): Promise<Translations> {
  const items = await listBelow('pages', textKey(accountId, language, under), MOST_TEXTS);
  const rows = items.map((item) => TextRow.parse(item));
  return Object.fromEntries(rows.map(({ path, ...translation }) => [path, translation]));
}

/** The languages of a page beside its own, in the order in which they were added. */
export async function findPageLanguages(accountId: string, own: LanguageValue): Promise<PageLanguage[]> {
  const { languages } = await loadLanguages(accountId);
  const others = languages.filter((language) => language !== own);
  return Promise.all(
    others.map(async (language) => ({ language, translations: await loadTranslations(accountId, language) })),
  );
}

/** The texts of a page in a language that it has; none where it has not. */
export async function findTranslations(
  accountId: string,
  { language, own, under }: { language: LanguageValue; own: LanguageValue; under?: TextGroup },
): Promise<Translations> {
  if (language === own) return {};
  const { languages } = await loadLanguages(accountId);
  return languages.includes(language) ? loadTranslations(accountId, language, under && `${under}/`) : {};
}
