/**
 * `npm run check:locales`: whether each language has every text, with its places, in all of its plural forms, translated.
 * `npm run check:locales -- [--server] <folder> [language...]`: of drafts in a folder, laid out like web/locales (with
 * `--server` like functions/locales).
 */
import { checkLocales, type CheckedLanguage } from '../locales/check-locales.ts';

const words = process.argv.slice(2);
const side = words.includes('--server') ? 'server' : 'web';
const [folder, ...languages] = words.filter((word) => word !== '--server');

const found = folder === undefined ? bySide() : checkLocales(side, folder, languages);
for (const { language, problems } of found) {
  console.log(`${language}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
if (found.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

/** Screens and mails of a language together. */
function bySide(): CheckedLanguage[] {
  const server = new Map(checkLocales('server').map(({ language, problems }) => [language, problems]));
  return checkLocales('web').map(({ language, problems }) => ({
    language,
    problems: [...problems, ...(server.get(language) ?? [])],
  }));
}
