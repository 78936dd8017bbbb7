/** Pages of the site before sign-in; each stands in every language (site-language.ts). */
import { inLanguage } from '../../shared/places/in-language.ts';
import { defaultLanguage, type LanguageValue } from '../../shared/places/languages.ts';
import { signInPath } from '../lib/routes.ts';

export const sitePaths = {
  home: '/',
  landing: '/landing',
  assistant: '/assistant',
  documentChat: '/document-chat',
  features: '/features',
  pricing: '/pricing',
  showcase: '/showcase',
  app: '/app-download',
  waitlist: '/waitlist',
  help: '/help',
  status: '/status',
} as const;

export type SitePage = keyof typeof sitePaths;

/** Where sign-in is, in the language that is read here; in the default one the browser's own counts. */
export function enterPath(language: LanguageValue): string {
  return language === defaultLanguage ? signInPath() : inLanguage(signInPath(), language);
}

/** Where sign-up begins. */
export const signUpPath = (language: LanguageValue): string => `${enterPath(language)}&step=sign-up`;
