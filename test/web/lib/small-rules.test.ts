import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../shared/rules/number-format.ts';
import { countryUrlSuffix } from '../../../shared/places/country-url.ts';
import { newRandomCode } from '../../../web/lib/random-code.ts';
import { viewportWidth } from '../../../web/lib/viewport.ts';

describe('small rules of specification 2, section 9', () => {
  it('numbers have 2 decimals and thousands separators', () => {
    expect([formatNumber(1_234_567.891), formatNumber(0.005)]).toEqual(['1,234,567.89', '0.01']);
  });

  it('a random code is base 36 in upper case, and another each time', () => {
    const codes = Array.from({ length: 100 }, () => newRandomCode(12));

    expect(new Set(codes).size).toBe(100);
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{12}$/);
  });

  it('country addresses end in gb or id and the number of the stage: dev 1, uat 3, preprod 9', () => {
    const stages = ['dev', 'uat', 'preprod', 'prod'] as const;

    expect(stages.map((stage) => countryUrlSuffix('UK', stage))).toEqual(['gb1', 'gb3', 'gb9', 'gb']);
    expect(stages.map((stage) => countryUrlSuffix('ID', stage))).toEqual(['id1', 'id3', 'id9', 'id']);
  });

  it('a viewport wider than 768 counts as 750', () => {
    expect([320, 750, 768, 769, 2_560].map(viewportWidth)).toEqual([320, 750, 768, 750, 750]);
  });
});
