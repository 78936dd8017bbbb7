import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countries, countryByAbbr } from '../../../shared/places/countries.ts';
import { countryUrlSuffix } from '../../../shared/places/country-url.ts';
import { languages, languageValues, relativeOf } from '../../../shared/places/languages.ts';
import { phoneCodeByIso2, phoneCodes } from '../../../shared/places/phone-codes.ts';
import { regionGroups } from '../../../shared/places/region-groups.ts';
import { regionTexts } from '../../../shared/places/region-texts.ts';
import { headMetaFor, regions } from '../../../shared/places/regions.ts';

describe('countries', () => {
  it('are 46, each once', () => {
    expect(countries).toHaveLength(46);
    expect(new Set(countries.map(({ abbr }) => abbr)).size).toBe(46);
    expect(countries.map(({ id }) => id)).toEqual(Array.from({ length: 46 }, (_, index) => index + 1));
  });

  it('hold the country of every language', () => {
    const missing = languages.filter(({ code }) => countryByAbbr(code.slice(-2)) === undefined);
    expect(missing).toEqual([]);
  });

  it('fill all five region groups and no other', () => {
    expect(new Set(countries.map(({ belongs }) => belongs))).toEqual(new Set(regionGroups));
  });

  it.each(countries)('$abbr has its dial code, a currency that exists and keys made of its code', (country) => {
    const lower = country.abbr.toLowerCase();
    expect(country.countryCode).toBe(`+${getCountryCallingCode(country.abbr)}`);
    expect(Intl.supportedValuesOf('currency')).toContain(country.currencyCode);
    expect(country.currencySymbol).not.toBe('');
    expect([country.nameKey, country.flagClass]).toEqual([`country.${lower}`, `flag-${lower}`]);
  });

  it('know the United Kingdom as GB', () => {
    expect(countryByAbbr('GB')?.countryCode).toBe('+44');
    expect(countryByAbbr('UK')).toBeUndefined();
  });
});

describe('phone codes', () => {
  it('are 225 or more, each country once', () => {
    expect(phoneCodes.length).toBeGreaterThanOrEqual(225);
    expect(new Set(phoneCodes.map(({ iso2 }) => iso2)).size).toBe(phoneCodes.length);
    expect(new Set(phoneCodes.map(({ englishName }) => englishName)).size).toBe(phoneCodes.length);
    expect(new Set(phoneCodes.map(({ chineseName }) => chineseName)).size).toBe(phoneCodes.length);
  });

  it('agree with the numbering plans of the world', () => {
    const wrong = phoneCodes.filter(
      ({ iso2, dialCode }) => !isSupportedCountry(iso2) || dialCode !== `+${getCountryCallingCode(iso2)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('hold every country of the service, and Chinese names in Chinese', () => {
    expect(countries.filter(({ abbr }) => phoneCodeByIso2(abbr) === undefined)).toEqual([]);
    expect(phoneCodes.filter(({ chineseName }) => !/\p{Script=Han}/u.test(chineseName))).toEqual([]);
  });
});

describe('region head-meta', () => {
  it('is there once for every country, with its five fields', () => {
    expect(regions.map(({ region }) => region)).toEqual(countries.map(({ abbr }) => abbr));
    for (const meta of regions) {
      expect(Object.keys(meta).toSorted()).toEqual(['description', 'keywords', 'lang', 'region', 'title']);
    }
  });

  it('fits what search engines show: titles of at most 70 characters, descriptions of 30 to 160', () => {
    const misfits = regions.filter(
      ({ title, description }) => title.length > 70 || description.length < 30 || description.length > 160,
    );
    expect(misfits).toEqual([]);
  });

  it('is written in each of the 42 languages; only variants share the words of their relative', () => {
    const shared = languageValues.filter((one) =>
      languageValues.some((other) => other !== one && regionTexts[other].title === regionTexts[one].title),
    );
    const families = new Set(shared.map((value) => relativeOf(value) ?? value));
    expect([...families]).toEqual(['en_us', 'fr_fr', 'es_es', 'de_de', 'ar_ae']);
    expect(languageValues.filter((value) => regionTexts[value].keywords.split(', ').length !== 5)).toEqual([]);
  });

  it('speaks a language of the region', () => {
    expect(headMetaFor('CH')?.lang).toBe('de_ch');
    expect(headMetaFor('MO')?.lang).toBe('zh_hk');
    expect(headMetaFor('SA')?.title).toMatch(/\p{Script=Arabic}/u);
    expect(headMetaFor('XX')).toBeUndefined();
  });
});

describe('countryUrlSuffix (specification 2, section 9)', () => {
  it.each([
    ['UK', 'dev', 'gb1'],
    ['UK', 'uat', 'gb3'],
    ['UK', 'preprod', 'gb9'],
    ['UK', 'prod', 'gb'],
    ['ID', 'dev', 'id1'],
    ['ID', 'uat', 'id3'],
    ['ID', 'preprod', 'id9'],
    ['ID', 'prod', 'id'],
  ] as const)('%s in %s is %s', (country, stage, suffix) => {
    expect(countryUrlSuffix(country, stage)).toBe(suffix);
  });
});
