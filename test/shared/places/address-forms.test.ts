import { describe, expect, it } from 'vitest';
import { addressForm, addressLines, addressText } from '../../../shared/places/address-forms.ts';
import { countries } from '../../../shared/places/countries.ts';

describe('the lines of an address', () => {
  it.each([
    ['DE', 'Torstraße 1', 'Berlin', '10119', ['Torstraße 1', '10119 Berlin']],
    ['SE', 'Sveavägen 12', 'Stockholm', '111 57', ['Sveavägen 12', '111 57 Stockholm']],
    ['US', '1 Main Street', 'Austin, TX', '78701', ['1 Main Street', 'Austin, TX 78701']],
    ['AU', '1 George Street', 'Sydney NSW', '2000', ['1 George Street', 'Sydney NSW 2000']],
    ['GB', '10 High Street', 'Leeds', 'LS1 1AA', ['10 High Street', 'Leeds', 'LS1 1AA']],
    ['LV', 'Brīvības iela 1', 'Rīga', 'LV-1010', ['Brīvības iela 1', 'Rīga, LV-1010']],
    ['HU', 'Fő utca 1.', 'Budapest', '1011', ['Budapest', 'Fő utca 1.', '1011']],
    ['BR', 'Rua Um, 1', 'São Paulo - SP', '01000-000', ['Rua Um, 1', 'São Paulo - SP', '01000-000']],
    ['HK', '18 Harbour Road', 'Wan Chai', '', ['18 Harbour Road', 'Wan Chai']],
    ['HK', '港灣道18號', '灣仔', '', ['灣仔港灣道18號']],
    ['JP', '渋谷1-1', '東京都渋谷区', '150-0002', ['〒150-0002', '東京都渋谷区渋谷1-1']],
    ['JP', '1-1 Shibuya', 'Shibuya, Tokyo', '150-0002', ['1-1 Shibuya', '150-0002 Shibuya, Tokyo']],
    ['KR', '세종대로 1', '서울 중구', '04524', ['서울 중구 세종대로 1', '04524']],
    ['CN', '人民路1号', '上海市黄浦区', '200001', ['200001', '上海市黄浦区人民路1号']],
    ['FR', '', 'Paris', '', ['Paris']],
    ['FR', ' ', ' ', ' ', []],
  ])('of %s: %s, %s, %s', (country, addressLine, town, postcode, lines) => {
    expect(addressLines({ addressLine, town, postcode }, country)).toEqual(lines);
  });

  it('stand in one line with commas, but not in Japanese', () => {
    expect(addressText({ addressLine: 'Torstraße 1', town: 'Berlin', postcode: '10119' }, 'DE')).toBe(
      'Torstraße 1, 10119 Berlin',
    );
    expect(addressText({ addressLine: '渋谷1-1', town: '東京都渋谷区', postcode: '150-0002' }, 'JP')).toBe(
      '〒150-0002 東京都渋谷区渋谷1-1',
    );
  });

  it.each(countries)('of $abbr lose nothing that was given', ({ abbr }) => {
    const text = addressText({ addressLine: 'Street 1', town: 'Town', postcode: '12345' }, abbr);
    expect(['Street 1', 'Town', '12345'].filter((part) => !text.includes(part))).toEqual([]);
  });
});

describe('the form of an address', () => {
  it.each([
    ['DE', ['addressLine', 'postcode', 'town'], null, false],
    ['US', ['addressLine', 'town', 'postcode'], 'cityAndState', true],
    ['CA', ['addressLine', 'town', 'postcode'], 'cityAndProvince', false],
    ['MY', ['addressLine', 'postcode', 'town'], 'cityAndState', false],
    ['JP', ['postcode', 'town', 'addressLine'], 'prefectureAndCity', false],
    ['HK', ['addressLine', 'postcode', 'town'], 'district', false],
    ['AE', ['addressLine', 'postcode', 'town'], 'cityAndEmirate', false],
  ])('of %s', (country, fields, townLabel, isZipCode) => {
    expect(addressForm(country)).toEqual({ fields, townLabel, isZipCode });
  });

  it.each(countries)('of $abbr asks for each part once, postcode and town beside each other', ({ abbr }) => {
    const { fields } = addressForm(abbr);
    expect([...fields].toSorted()).toEqual(['addressLine', 'postcode', 'town']);
    expect(fields[1]).not.toBe('addressLine');
  });
});
