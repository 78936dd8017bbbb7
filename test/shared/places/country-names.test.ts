import { describe, expect, it } from 'vitest';
import { countries } from '../../../shared/places/countries.ts';
import { countryName, namedCountries, ownCountryName } from '../../../shared/places/country-names.ts';
import { isoCountries } from '../../../shared/places/iso-countries.ts';
import { documentTag, languages } from '../../../shared/places/languages.ts';

describe('names of countries', () => {
  it.each([
    ['en-US', 'Hong Kong SAR', 'Macao SAR'],
    ['en-GB-u-ca-gregory-nu-latn', 'Hong Kong SAR', 'Macao SAR'],
    ['zh-HK', '香港特別行政區', '澳門特別行政區'],
    ['ja-JP', '香港特別行政区', 'マカオ特別行政区'],
    ['ar-SA', 'منطقة هونغ كونغ الإدارية الخاصة', 'منطقة ماكاو الإدارية الخاصة'],
  ])('in %s are those by which Hong Kong and Macao call themselves', (tag, hongKong, macao) => {
    expect([countryName('HK', tag), countryName('MO', tag)]).toEqual([hongKong, macao]);
  });

  it.each(languages)('are there for all 46 countries in $value, and no two alike', ({ value }) => {
    const names = countries.map(({ abbr }) => countryName(abbr, documentTag(value)));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(46);
  });

  it('that are none stay as they came', () => {
    expect(['', 'XYZ', 'us', '__proto__'].map((code) => countryName(code, 'en'))).toEqual([
      '',
      'XYZ',
      'us',
      '__proto__',
    ]);
  });

  it.each([
    ['DE', 'Deutschland'],
    ['JP', '日本'],
    ['SA', 'المملكة العربية السعودية'],
    ['HK', '香港特別行政區'],
    ['HU', 'Magyarország'],
  ])('of %s at home is %s', (code, name) => {
    expect(ownCountryName(code)).toBe(name);
  });

  it('stand in the order of the reader: Åland with A in German, behind Z in Swedish', () => {
    const placeIn = (tag: string): number =>
      namedCountries(isoCountries, tag).findIndex(({ code }) => code === 'AX') / isoCountries.length;
    expect(placeIn('de')).toBeLessThan(0.1);
    expect(placeIn('sv')).toBeGreaterThan(0.9);
  });
});
