/** What pages of the site say, as the build reads it from `web/locales`. */
import type { LanguageValue } from '../../shared/places/languages.ts';
import type app from '../locales/en_us/app.json';
import type billing from '../locales/en_us/billing.json';
import type editorDesign from '../locales/en_us/editor-design.json';
import type errors from '../locales/en_us/errors.json';
import type help from '../locales/en_us/help.json';
import type industryNames from '../locales/en_us/industry-names.json';
import type legal from '../locales/en_us/legal.json';
import type pageSettings from '../locales/en_us/page-settings.json';
import type showcase from '../locales/en_us/showcase.json';
import type site from '../locales/en_us/site.json';
import type status from '../locales/en_us/status.json';
import type waitlist from '../locales/en_us/waitlist.json';
import { fillText } from '../pages/page-texts.ts';

export type SiteTexts = {
  app: typeof app;
  billing: typeof billing;
  'editor-design': typeof editorDesign;
  errors: typeof errors;
  help: typeof help;
  'industry-names': typeof industryNames;
  legal: typeof legal;
  'page-settings': typeof pageSettings;
  showcase: typeof showcase;
  site: typeof site;
  status: typeof status;
  waitlist: typeof waitlist;
};

/** What every page of the site is drawn from. */
export type Site = {
  language: LanguageValue;
  texts: SiteTexts;
  /** All CSS of the page, in the page itself: one response and it stands. */
  styles: string;
};

export type SitePageProps = {
  site: Site;
  /** The modules that make the page behave. */
  scripts: readonly string[];
};

/** The form of a text for a number, `products_few` where the language has one, with its places filled. */
export function countText(
  { language }: Pick<Site, 'language'>,
  texts: Readonly<Record<string, unknown>>,
  key: string,
  count: number,
): string {
  const tag = language.replace('_', '-');
  const form = texts[`${key}_${new Intl.PluralRules(tag).select(count)}`] ?? texts[`${key}_other`];
  return fillText(String(form), { count, number: new Intl.NumberFormat(`${tag}-u-nu-latn`).format(count) });
}
