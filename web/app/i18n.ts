/** The app's texts: one chunk per locale and namespace, loaded when a screen first needs it. */
import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { loadChunk } from '../lib/load-chunk.ts';

/** Namespaces that the first screen needs. */
const firstNamespaces = ['app', 'errors'];

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('../locales/*/*.json', { import: 'default' });

/** Languages that have texts; the others speak their nearest relative, else English. */
const writtenLanguages: ReadonlySet<string> = new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''));

/** A language with its own words, then one of the same tongue (`de_at` → `de_de`), then English. */
export function languageChain(language: LanguageValue): LanguageValue[] {
  const tongue = language.slice(0, 2);
  // Simplified and traditional Chinese are not read by the same people.
  const relatives = tongue === 'zh' ? [] : languageValues.filter((value) => value.startsWith(`${tongue}_`));
  const written = [language, ...relatives].filter((value) => writtenLanguages.has(value));
  return [...new Set([...written.slice(0, 1), defaultLanguage])];
}

const namespacesOf = (language: string): number =>
  Object.keys(files).filter((path) => path.startsWith(`../locales/${language}/`)).length;

/** How much of the app speaks the language, itself or by a relative. */
export function languageCover(language: LanguageValue): 'full' | 'part' | 'none' {
  const [spoken = defaultLanguage] = languageChain(language);
  if (spoken === defaultLanguage) return language.startsWith('en_') ? 'full' : 'none';
  return namespacesOf(spoken) === namespacesOf(defaultLanguage) ? 'full' : 'part';
}

async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`../locales/${language}/${namespace}.json`];
  return load === undefined ? {} : await loadChunk(load);
}

/** Ready when the texts of the first screen are there. */
export async function startTexts(language: LanguageValue): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(resourcesToBackend(loadTexts))
    .init({
      lng: language,
      fallbackLng: (code) => languageChain(code as LanguageValue),
      supportedLngs: [...languageValues],
      load: 'currentOnly',
      ns: firstNamespaces,
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return i18next;
}
