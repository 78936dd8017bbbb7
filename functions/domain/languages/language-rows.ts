/**
 * Rows of a page's languages, in the `pages` table.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | the languages beside the page's own | OWN#<account> | LANGUAGES |
 * | a text in one of them | OWN#<account> | TEXT#<language>#<path> |
 * | characters that the model translated on a day (UTC), until it expires | OWN#<account> | TRANSLATED#<day> |
 *
 * Each text is a row: the owner and the job write beside each other, and no page is too long.
 */
import * as z from 'zod';
import { Translation } from '../../../shared/model/page-languages.ts';
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';

export const LanguagesRow = z.object({
  languages: z.array(z.enum(languageValues)),
  /** Counts the writes; one that has not seen the last is refused. */
  version: z.number().int(),
});
export type LanguagesRow = z.infer<typeof LanguagesRow>;

export const TextRow = z.object({ path: z.string(), ...Translation.shape });

export const languagesKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'LANGUAGES' });
export const textKey = (accountId: string, language: LanguageValue, path: string) => ({
  pk: `OWN#${accountId}`,
  sk: `TEXT#${language}#${path}`,
});
export const translatedKey = (accountId: string, day: string) => ({ pk: `OWN#${accountId}`, sk: `TRANSLATED#${day}` });
