/** Whether the languages of a folder of locales are complete. */
import { fileURLToPath } from 'node:url';
import {
  isLanguageValue,
  languageValues,
  relativeOf,
  toBcp47,
  type LanguageValue,
} from '../../shared/places/languages.ts';
import { keptWords } from './kept-words.ts';
import { languagesIn, namespacesOf, readTexts } from './locale-files.ts';
import { textProblems } from './text-problems.ts';

export type CheckedLanguage = { language: string; problems: string[] };

const ENGLISH = 'en_us';

/** What the screens and pages say, and what mails and documents do. */
export const localeFolders = {
  web: fileURLToPath(new URL('../../web/locales/', import.meta.url)),
  server: fileURLToPath(new URL('../../functions/locales/', import.meta.url)),
};

/**
 * Namespaces that know one and many and no more, or one form for any number: public pages, to stay small, and mails. Their
 * texts hold for any number.
 */
const formsOfNamespace: Partial<Record<string, readonly string[]>> = { page: ['one', 'other'] };

/**
 * @param side whose English the texts are held against
 * @param folder laid out as `<language>/<namespace>.json`; the project's own without
 * @param only these languages; all 42 without any
 */
export function checkLocales(
  side: keyof typeof localeFolders,
  folder = localeFolders[side],
  only: readonly string[] = [],
): CheckedLanguage[] {
  const asked = only.length === 0 ? languageValues.filter((value) => value !== ENGLISH) : only;
  return asked.map((language) => ({ language, problems: problemsOf(localeFolders[side], folder, language) }));
}

function problemsOf(project: string, folder: string, language: string): string[] {
  if (!isLanguageValue(language)) return ['is none of the 42 languages'];
  const isVariant = relativeOf(language) !== null;
  const had = languagesIn(folder).includes(language) ? namespacesOf(folder, language) : [];
  const wanted = namespacesOf(project, ENGLISH);
  const missing = isVariant ? [] : wanted.filter((name) => !had.includes(name));
  const extra = had.filter((name) => !wanted.includes(name));
  return [
    ...missing.map((name) => `${name}.json is missing`),
    ...extra.map((name) => `${name}.json: English has no such file`),
    ...had
      .filter((name) => wanted.includes(name))
      .flatMap((name) => problemsOfFile({ project, folder, language }, name)),
  ];
}

type Place = { project: string; folder: string; language: LanguageValue };

function problemsOfFile({ project, folder, language }: Place, namespace: string): string[] {
  const relative = relativeOf(language);
  const forms = formsOfNamespace[namespace];
  // A relative that is not written again stands in the project.
  const besides = relative !== null && languagesIn(folder).includes(relative) ? folder : project;
  const check = {
    tag: toBcp47(language),
    english: readTexts(project, ENGLISH, namespace),
    texts: readTexts(folder, language, namespace),
    relative: relative === null ? null : readTexts(besides, relative, namespace),
    ...(forms === undefined ? {} : { forms }),
  };
  const problems = textProblems(check).map((problem) => `${namespace}.json ${problem}`);
  const kept = (keptWords[language] ?? []).map((key) => `${key}: is a copy of English`);
  return problems.filter((problem) => !kept.includes(problem));
}
