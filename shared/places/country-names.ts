/** Names of countries and territories as readers of a language say them. */

/**
 * Where `Intl` names the special administrative regions otherwise than they call themselves, or each in another way: by
 * the tag's language, or by its whole tag where the country words it in its own way.
 */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { HK: 'Hong Kong SAR', MO: 'Macao SAR' },
  'zh-HK': { HK: '香港特別行政區', MO: '澳門特別行政區' },
  ja: { HK: '香港特別行政区', MO: 'マカオ特別行政区' },
  ar: { HK: 'منطقة هونغ كونغ الإدارية الخاصة', MO: 'منطقة ماكاو الإدارية الخاصة' },
};

const known = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in a language; the code itself where it is none.
 * @param code ISO 3166-1 alpha-2 in capitals
 * @param tag BCP 47
 */
export function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const [language = '', region = ''] = tag.split('-');
  return ownNames[`${language}-${region}`]?.[code] ?? ownNames[language]?.[code] ?? namesIn(tag).of(code) ?? code;
}

/** The name in the language that most people of the country speak: `Deutschland` of DE. */
export function ownCountryName(code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return countryName(code, code === 'HK' || code === 'MO' ? 'zh-HK' : language);
}

/** Codes with their names, in the order of the alphabet that the reader knows. */
export function namedCountries(codes: readonly string[], tag: string): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ code, name: countryName(code, tag) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

function namesIn(tag: string): Intl.DisplayNames {
  const names = known.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  known.set(tag, names);
  return names;
}
