import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  defaultLanguageFor,
  directionOf,
  isLanguageValue,
  languageByValue,
  languageLabel,
  languages,
  specifiedLabels,
  toBcp47,
} from '../../../shared/places/languages.ts';
import { regionGroups } from '../../../shared/places/region-groups.ts';

/** The routes as specification 1, section 2 prints them, in its order. */
const routes =
  'ar_ae ar_sa bg_bg cs_cz da_dk de_at de_ch de_de el_gr en_ca en_gb en_us es_es es_mx et_ee fi_fi fr_ca fr_fr hr_hr hu_hu id_id it_it ja_jp ko_kr lt_lt lv_lv ms_my nl_nl no_no pl_pl pt_br pt_pt ro_ro ru_ru sk_sk sl_si sv_se th_th tr_tr vi_vn zh_cn zh_hk'.split(
    ' ',
  );

describe('languages', () => {
  it('are 42, each value, code and id once', () => {
    expect(languages).toHaveLength(42);
    expect(new Set(languages.map(({ value }) => value)).size).toBe(42);
    expect(new Set(languages.map(({ code }) => code)).size).toBe(42);
    expect(new Set(languages.map(({ languageName }) => languageName)).size).toBe(42);
    expect(languages.map(({ id }) => id)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  });

  it('are exactly the routes that the page specification lists', () => {
    expect(languages.map(({ value }) => value).toSorted()).toEqual(routes);
  });

  it.each(languages)('$value has a tag that Intl knows, and a group of the five', ({ value, code, countries }) => {
    expect(code).toBe(toBcp47(value));
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(code)).toEqual([code]);
    expect(regionGroups).toContain(countries);
  });

  it.each(languages)('$value says the direction that its script has', ({ value, dir }) => {
    const expected = new Intl.Locale(toBcp47(value)).maximize().script === 'Arab' ? 'rtl' : 'ltr';
    expect(dir).toBe(expected);
    expect(directionOf(value)).toBe(expected);
  });

  it('are found by their exact value only', () => {
    expect(languageByValue('en_us')?.code).toBe('en-US');
    expect(['EN_US', 'en-us', 'en', '', '__proto__', 'constructor'].filter(isLanguageValue)).toEqual([]);
    expect(languageByValue('xx_xx')).toBeUndefined();
  });

  it('carry the four specified labels', () => {
    expect(specifiedLabels).toEqual({
      en_us: 'English',
      zh_hk: 'Traditional Chinese',
      zh_cn: 'Simplified Chinese',
      id_id: 'Indonesian',
    });
    expect(languageLabel('en_us')).toBe('English');
    expect(languageLabel('de_at')).toBe('German (Austria)');
  });
});

describe('defaultLanguageFor (specification 2, section 9)', () => {
  it.each([
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
    ['+33', 'fr_fr'],
    ['fr', 'fr_fr'],
  ])('%s starts in %s', (place, language) => {
    expect(defaultLanguageFor(place)).toBe(language);
  });

  it.each(['ES', '34', '', 'Atlantis', '__proto__', '9'.repeat(10_000)])('anything else starts in en_us', (place) => {
    expect(defaultLanguageFor(place)).toBe(defaultLanguage);
    expect(defaultLanguage).toBe('en_us');
  });
});
