/** Where an address leads that names a language in which no file of the page stands. */
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import { loadLanguages } from '../languages/find-languages.ts';
import { findLivePageByName } from './find-page.ts';
import { pageLink } from './page-links.ts';

/**
 * `de-DE`, `DE_de` and `de` lead to the page in that language where it has one, every other language to the page itself;
 * null for what is no language, and where no page is live. The exact value never leads to itself: its file is not there.
 */
export async function findLanguageLink(agentName: string, typed: string): Promise<string | null> {
  const value = readLanguage(typed);
  const live = value && (await findLivePageByName(agentName));
  if (!live) return null;
  const own = live.page.profile.pageLanguage;
  const { languages } = await loadLanguages(live.accountId);
  const found = languages.find((language) => language === value) ?? languages.find((one) => isSame(one, value));
  const isElsewhere = found !== undefined && found !== own && !isSame(own, value) && found !== typed;
  return isElsewhere ? `${pageLink(agentName)}/${found}` : pageLink(agentName);
}

/** The value, or the two letters of a language; null for anything else. */
function readLanguage(typed: string): LanguageValue | string | null {
  const value = typed.toLowerCase().replace('-', '_');
  return languageValues.some((language) => language === value || language.slice(0, 2) === value) ? value : null;
}

/** Two letters mean the language whatever the country. */
function isSame(language: LanguageValue, value: string): boolean {
  return value.length === 2 && language.startsWith(`${value}_`);
}
