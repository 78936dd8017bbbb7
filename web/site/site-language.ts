/** The languages that pages of the site are written in; where one has an address of its own. */
import { directionOf, toBcp47 } from '../../shared/places/languages.ts';

export const siteLanguages = ['en_us', 'ar_ae'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The page in its first language stands at the path itself. */
export function pathIn(language: SiteLanguage, path: string): string {
  return language === siteLanguages[0] ? path : `${path}/${language}`;
}

/** `waitlist.html`, `waitlist/ar_ae.html`. */
export function fileIn(language: SiteLanguage, path: string): string {
  return `${pathIn(language, path).slice(1)}.html`;
}

export function markupOf(language: SiteLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: toBcp47(language), dir: directionOf(language) };
}

/** What the frame says. */
export const frameTexts: Record<SiteLanguage, Record<'signIn' | 'terms' | 'privacy' | 'showcase', string>> = {
  en_us: { signIn: 'Sign in', terms: 'Terms of service', privacy: 'Privacy policy', showcase: 'Showcase' },
  ar_ae: { signIn: 'تسجيل الدخول', terms: 'شروط الخدمة', privacy: 'سياسة الخصوصية', showcase: 'المعرض' },
};

/** Each language in its own words. */
export const languageNames: Record<SiteLanguage, string> = { en_us: 'English', ar_ae: 'العربية' };
