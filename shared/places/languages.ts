import type { RegionGroup } from './region-groups.ts';

/** Reading direction, as the `dir` attribute of HTML wants it. */
export type Direction = 'ltr' | 'rtl';

/**
 * The language values in the order of specification 2, section 3.
 *
 * Specification 1, section 2 speaks of 41 page routes, but the list that it prints holds 42 codes: exactly these. So
 * no value is missing there, its count is one short, and all 42 are routes and reserved names.
 */
export const languageValues = [
  'en_us',
  'en_gb',
  'en_ca',
  'fr_fr',
  'fr_ca',
  'es_es',
  'es_mx',
  'pt_pt',
  'pt_br',
  'de_de',
  'de_at',
  'de_ch',
  'it_it',
  'nl_nl',
  'da_dk',
  'no_no',
  'fi_fi',
  'sv_se',
  'ar_ae',
  'ar_sa',
  'pl_pl',
  'cs_cz',
  'sk_sk',
  'hu_hu',
  'ro_ro',
  'bg_bg',
  'ru_ru',
  'el_gr',
  'tr_tr',
  'lv_lv',
  'et_ee',
  'lt_lt',
  'sl_si',
  'hr_hr',
  'zh_cn',
  'zh_hk',
  'ja_jp',
  'ko_kr',
  'th_th',
  'id_id',
  'vi_vn',
  'ms_my',
] as const;

export type LanguageValue = (typeof languageValues)[number];

/** One language option (specification 2, section 3). */
export interface Language {
  /** Position in the specified list, from 1. */
  readonly id: number;
  /** English name with the country, for lists that staff read. */
  readonly name: string;
  /** The language's own name, for the language menu. */
  readonly languageName: string;
  /** The region group that the menu lists it under. */
  readonly countries: RegionGroup;
  /** BCP 47 tag, for `lang`, `hreflang` and `Intl`. */
  readonly code: string;
  /** The value on the wire and in routes. */
  readonly value: LanguageValue;
  readonly dir: Direction;
}

type LanguageNames = readonly [name: string, languageName: string, countries: RegionGroup];

const namesOf: Record<LanguageValue, LanguageNames> = {
  en_us: ['English (United States)', 'English (US)', 'US/Canada'],
  en_gb: ['English (United Kingdom)', 'English (UK)', 'Europe'],
  en_ca: ['English (Canada)', 'English (Canada)', 'US/Canada'],
  fr_fr: ['French (France)', 'Français (France)', 'Europe'],
  fr_ca: ['French (Canada)', 'Français (Canada)', 'US/Canada'],
  es_es: ['Spanish (Spain)', 'Español (España)', 'Europe'],
  es_mx: ['Spanish (Mexico)', 'Español (México)', 'Latin America'],
  pt_pt: ['Portuguese (Portugal)', 'Português (Portugal)', 'Europe'],
  pt_br: ['Portuguese (Brazil)', 'Português (Brasil)', 'Latin America'],
  de_de: ['German (Germany)', 'Deutsch (Deutschland)', 'Europe'],
  de_at: ['German (Austria)', 'Deutsch (Österreich)', 'Europe'],
  de_ch: ['German (Switzerland)', 'Deutsch (Schweiz)', 'Europe'],
  it_it: ['Italian', 'Italiano', 'Europe'],
  nl_nl: ['Dutch', 'Nederlands', 'Europe'],
  da_dk: ['Danish', 'Dansk', 'Europe'],
  no_no: ['Norwegian', 'Norsk', 'Europe'],
  fi_fi: ['Finnish', 'Suomi', 'Europe'],
  sv_se: ['Swedish', 'Svenska', 'Europe'],
  ar_ae: ['Arabic (United Arab Emirates)', 'العربية (الإمارات)', 'Middle East'],
  ar_sa: ['Arabic (Saudi Arabia)', 'العربية (السعودية)', 'Middle East'],
  pl_pl: ['Polish', 'Polski', 'Europe'],
  cs_cz: ['Czech', 'Čeština', 'Europe'],
  sk_sk: ['Slovak', 'Slovenčina', 'Europe'],
  hu_hu: ['Hungarian', 'Magyar', 'Europe'],
  ro_ro: ['Romanian', 'Română', 'Europe'],
  bg_bg: ['Bulgarian', 'Български', 'Europe'],
  ru_ru: ['Russian', 'Русский', 'Europe'],
  el_gr: ['Greek', 'Ελληνικά', 'Europe'],
  tr_tr: ['Turkish', 'Türkçe', 'Europe'],
  lv_lv: ['Latvian', 'Latviešu', 'Europe'],
  et_ee: ['Estonian', 'Eesti', 'Europe'],
  lt_lt: ['Lithuanian', 'Lietuvių', 'Europe'],
  sl_si: ['Slovenian', 'Slovenščina', 'Europe'],
  hr_hr: ['Croatian', 'Hrvatski', 'Europe'],
  zh_cn: ['Simplified Chinese', '简体中文', 'Asia Pacific'],
  zh_hk: ['Traditional Chinese', '繁體中文', 'Asia Pacific'],
  ja_jp: ['Japanese', '日本語', 'Asia Pacific'],
  ko_kr: ['Korean', '한국어', 'Asia Pacific'],
  th_th: ['Thai', 'ไทย', 'Asia Pacific'],
  id_id: ['Indonesian', 'Bahasa Indonesia', 'Asia Pacific'],
  vi_vn: ['Vietnamese', 'Tiếng Việt', 'Asia Pacific'],
  ms_my: ['Malay', 'Bahasa Melayu', 'Asia Pacific'],
};

/** The labels that specification 2, section 9 fixes word for word. */
export const specifiedLabels = {
  en_us: 'English',
  zh_hk: 'Traditional Chinese',
  zh_cn: 'Simplified Chinese',
  id_id: 'Indonesian',
} as const satisfies Partial<Record<LanguageValue, string>>;

/** The 42 language options in the specified order. Marked so that what does not use them leaves them out of its bundle. */
export const languages: readonly Language[] = /* @__PURE__ */ languageValues.map((value, index) => {
  const [name, languageName, countries] = namesOf[value];
  return { id: index + 1, name, languageName, countries, code: toBcp47(value), value, dir: directionOf(value) };
});

/** What a client gets that never chose a language (specification 1, section 3). */
export const defaultLanguage: LanguageValue = 'en_us';

const byValue: ReadonlyMap<string, Language> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ languages.map((language) => [language.value, language]),
);

/** The language option of a value such as `en_us`; undefined when it isn't one of the 42. */
export function languageByValue(value: string): Language | undefined {
  return byValue.get(value);
}

/** Whether the text is one of the 42 language values, in exactly this form. */
export function isLanguageValue(value: string): value is LanguageValue {
  return (languageValues as readonly string[]).includes(value);
}

/** `en_us` → `en-US`. */
export function toBcp47(value: LanguageValue): string {
  const [language = '', country = ''] = value.split('_');
  return `${language}-${country.toUpperCase()}`;
}

const relatives: Partial<Record<LanguageValue, LanguageValue>> = {
  en_gb: 'en_us',
  en_ca: 'en_us',
  fr_ca: 'fr_fr',
  es_mx: 'es_es',
  de_at: 'de_de',
  de_ch: 'de_de',
  ar_sa: 'ar_ae',
};

/**
 * The language that a variant is written from, text by text, where the two differ; null for one that is written whole.
 * Brazil and Portugal, and the two ways of writing Chinese, differ in nearly every text, so that each is whole.
 */
export function relativeOf(value: LanguageValue): LanguageValue | null {
  return relatives[value] ?? null;
}

/** Whose texts lie over one another to give those of a language: its relative's, where it has one, and its own. */
export function textChain(value: LanguageValue): LanguageValue[] {
  const relative = relativeOf(value);
  return relative === null ? [value] : [relative, value];
}

/** `de_de`, `de-DE` and `DE-de` alike. */
export function languageOfText(text: string): LanguageValue | undefined {
  const value = text.replace('-', '_').toLowerCase();
  return isLanguageValue(value) ? value : undefined;
}

/** What countries read that have no form of the language of their own among ours (CLDR, parent locales). */
const elsewhere: ReadonlyMap<string, LanguageValue> = /* @__PURE__ */ new Map([
  ['en', 'en_gb'],
  ['es', 'es_mx'],
  ['pt', 'pt_pt'],
]);

/**
 * For what a browser prefers (BCP 47): the same language and country, else the form that is read there; without a country
 * the first one of that language. Portuguese alone is Brazil's, Chinese goes by its script. The edge decides alike
 * (`infra/edge-functions/page-request.js`).
 */
export function languageOfTag(tag: string): LanguageValue | undefined {
  const [, spoken = '', script = '', country = ''] =
    /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-|$)/.exec(tag.toLowerCase()) ?? [];
  if (spoken === 'zh') {
    return script === 'hant' || (script === '' && ['hk', 'mo', 'tw'].includes(country)) ? 'zh_hk' : 'zh_cn';
  }
  const language = spoken === 'nb' || spoken === 'nn' ? 'no' : spoken;
  const inGeneral = language === 'pt' ? 'pt_br' : languageValues.find((value) => value.startsWith(`${language}_`));
  if (country === '') return inGeneral;
  return languageOfText(`${language}_${country}`) ?? elsewhere.get(language) ?? inGeneral;
}

/** Whether who reads one reads the other: the same language, whatever the country; Chinese is written in two ways. */
export function isReadAlike(one: LanguageValue, other: LanguageValue): boolean {
  return one === other || (one.slice(0, 2) === other.slice(0, 2) && !one.startsWith('zh_'));
}

/**
 * BCP 47 for `Intl`, wherever days, figures and money are written: Gregorian years and Latin digits in all languages
 * (docs/languages.md). Without it, days are in the year 2569 in Thai, and in Arabic-Indic digits in Saudi Arabia.
 */
export const documentTag = (value: LanguageValue): string => `${toBcp47(value)}-u-ca-gregory-nu-latn`;

/** Reading direction: right to left for the two Arabic values. */
export function directionOf(value: LanguageValue): Direction {
  return value.startsWith('ar_') ? 'rtl' : 'ltr';
}

/** The English label of a language: the specified one where there is one, else its English name. */
export function languageLabel(value: LanguageValue): string {
  const specified: Partial<Record<LanguageValue, string>> = specifiedLabels;
  return specified[value] ?? namesOf[value][0];
}

const defaultLanguages: ReadonlyMap<string, LanguageValue> = new Map([
  ['UK', 'en_us'],
  ['44', 'en_us'],
  ['US', 'en_us'],
  ['1', 'en_us'],
  ['ID', 'id_id'],
  ['62', 'id_id'],
  ['MY', 'en_gb'],
  ['60', 'en_gb'],
  ['SG', 'en_gb'],
  ['65', 'en_gb'],
  ['TH', 'th_th'],
  ['66', 'th_th'],
  ['DE', 'de_de'],
  ['49', 'de_de'],
  ['FR', 'fr_fr'],
  ['33', 'fr_fr'],
]);

/**
 * The language to start with in a country (specification 2, section 9).
 * Takes a country code in any case (`UK`, `my`) or a dial code with or without its plus (`+60`, `60`);
 * anything else gives `en_us`.
 */
export function defaultLanguageFor(countryOrDialCode: string): LanguageValue {
  const key = countryOrDialCode.slice(0, 8).trim().replace(/^\+/, '').toUpperCase();
  return defaultLanguages.get(key) ?? defaultLanguage;
}
