/** The app's texts: one file per language and namespace, loaded when a screen first needs it. */
import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { loadTexts } from '../lib/load-texts.ts';
import { setPorts } from '../lib/ports.ts';
import { prepareCallErrors } from './errors/prepare-call-errors.ts';

/** Namespaces that the first screen needs. */
const firstNamespaces = ['app', 'errors'];

/**
 * Ready when the texts of the first screen are there. From then on calls fail with their words.
 * @param more namespaces that every screen of another entry needs
 */
export async function startTexts(language: LanguageValue, more: readonly string[] = []): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(resourcesToBackend((code: string, namespace: string) => loadTexts(code as LanguageValue, namespace)))
    .init({
      lng: language,
      // Each language has every text.
      fallbackLng: false,
      supportedLngs: [...languageValues],
      load: 'currentOnly',
      ns: [...firstNamespaces, ...more],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  setPorts({ prepareWords: prepareCallErrors });
  return i18next;
}
