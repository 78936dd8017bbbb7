import { describe, expect, it } from 'vitest';
import { chooseLanguage, tagsOfHeader } from '../../../shared/places/choose-language.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';

const all = { address: 'de_de', remembered: 'it_it', browser: ['fr-FR'], place: 'TH' };

describe('the language of somebody', () => {
  it('is that of the address, then the remembered one, then the browser’s, then the country’s, then en_us', () => {
    expect(chooseLanguage(all)).toBe('de_de');
    expect(chooseLanguage({ ...all, address: null })).toBe('it_it');
    expect(chooseLanguage({ ...all, address: null, remembered: null })).toBe('fr_fr');
    expect(chooseLanguage({ place: 'TH' })).toBe('th_th');
    expect(chooseLanguage({})).toBe('en_us');
  });

  it.each(['xx_yy', '', 'de', '__proto__', 'en_us; rm'])(
    'that does not exist (%j) is as if none was asked for',
    (address) => {
      expect(chooseLanguage({ ...all, address })).toBe('it_it');
    },
  );

  it.each([
    ['fr-CA', 'fr_ca'],
    ['fr-BE', 'fr_fr'],
    ['fr', 'fr_fr'],
    ['zh-TW', 'zh_hk'],
    ['zh-Hant-HK', 'zh_hk'],
    ['zh-HK', 'zh_hk'],
    ['zh-SG', 'zh_cn'],
    ['zh-Hans-HK', 'zh_cn'],
    ['pt', 'pt_br'],
    ['pt-AO', 'pt_pt'],
    ['es-419', 'es_mx'],
    ['en-AU', 'en_gb'],
    ['de-Latn-CH', 'de_ch'],
    ['en-u-ca-gregory', 'en_us'],
    ['nb-NO', 'no_no'],
    ['ar', 'ar_ae'],
    ['xh-ZA', 'en_us'],
    ['jv-Latn-ID', 'id_id'],
    ['ta-SG', 'en_gb'],
    ['*', 'en_us'],
  ])('for a browser that prefers %s is %s', (tag, expected) => {
    expect(chooseLanguage({ browser: [tag] })).toBe(expected);
  });

  it('of a number is that of its dial code', () => {
    expect(chooseLanguage({ place: '+66' })).toBe('th_th');
    expect(chooseLanguage({ browser: ['de-CH'], place: '+66' })).toBe('de_ch');
  });

  it('is read from a header in its order, without weights', () => {
    expect(tagsOfHeader('xh, de-AT;q=0.8,en;q=0.5')).toEqual(['xh', 'de-AT', 'en']);
    expect(chooseLanguage({ browser: tagsOfHeader(undefined), place: 'DE' })).toBe('de_de');
  });
});

describe('a link for somebody else', () => {
  it.each([
    ['/portal/quotes', '/portal/quotes?lang=ja_jp'],
    ['/insurance/hv/travel?agent=mara', '/insurance/hv/travel?agent=mara&lang=ja_jp'],
    ['https://a.example/insurance/-/01J#key', 'https://a.example/insurance/-/01J?lang=ja_jp#key'],
  ])('names the language: %s', (address, expected) => {
    expect(inLanguage(address, 'ja_jp')).toBe(expected);
  });
});
