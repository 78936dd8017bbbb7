import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../shared/places/countries.ts';
import { vatAmount, vatOf } from '../../../shared/rules/vat.ts';

const of = (country: string, vatNumber = '') => vatOf({ country, vatNumber });

describe('the tax on what a company of the United Kingdom sells', () => {
  test.each([
    ['GB', 20],
    ['DE', 19],
    ['HU', 27],
    ['FI', 25.5],
    ['LU', 17],
  ])('to a consumer in %s is %d %%', (country, percent) => {
    expect(of(country)).toEqual({ percent, isReverseCharge: false, note: 'none' });
  });

  test('is owed by the buyer where that is a company in the EU', () => {
    expect(of('DE', 'DE123456789')).toEqual({ percent: 0, isReverseCharge: true, note: 'reverse-charge' });
  });

  test('is paid by who has left the place of the number blank', () => {
    expect(of('DE', '  ')).toEqual(of('DE'));
  });

  test('is due at home also from companies', () => {
    expect(of('GB', 'GB123456789').percent).toBe(20);
  });

  test.each(['US', 'CH', 'NO', 'HK', 'AE', 'XX'])('is none of these in %s, with a number or without', (country) => {
    const none = { percent: 0, isReverseCharge: false, note: 'outside' };

    expect(of(country)).toEqual(none);
    expect(of(country, 'CHE-123.456.789')).toEqual(none);
  });

  test('is known for all countries of the EU that the service is offered in', () => {
    const taxed = countries.map(({ abbr }) => abbr).filter((abbr) => of(abbr).percent > 0);

    expect(taxed.toSorted().join(' ')).toBe('AT BG CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LV NL PL PT RO SE SI SK');
  });
});

describe('the amount of a tax', () => {
  test.each([
    [1_200, 19, 228],
    [1_250, 19, 238],
    [10, 25, 3],
    [10, 25.5, 3],
    [2, 25, 1],
    [1, 20, 0],
    [0, 27, 0],
  ])('on %d at %d %% is %d, rounded half up', (net, percent, vat) => {
    expect(vatAmount({ amount: net, currency: 'EUR' }, percent)).toEqual({ amount: vat, currency: 'EUR' });
  });

  test('is never more than half a unit away from the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 300 }), (amount, perMille) => {
        const exactTimesThousand = BigInt(amount) * BigInt(perMille);
        const off = BigInt(vatAmount({ amount, currency: 'EUR' }, perMille / 10).amount) * 1_000n - exactTimesThousand;
        expect(off > -500n && off <= 500n).toBe(true);
      }),
    );
  });
});
