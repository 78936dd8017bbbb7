import { describe, expect, test } from 'vitest';
import { coverFor, destinationsOf, scheduleLines } from '../../../shared/insurance/policy-schedule.ts';
import { paperOf } from '../../kit/insurance/papers.ts';
import { shippedCodes } from '../../kit/insurance/products.ts';

const valuesOf = (...args: Parameters<typeof paperOf>) =>
  Object.fromEntries(scheduleLines(paperOf(...args).insured).map(({ id, value }) => [id, value]));

describe('the schedule', () => {
  test('names what was answered and what follows from it in the words of the language', () => {
    expect(valuesOf('travel-hk', 'en_us')).toEqual({
      ...{ trips: 'One trip', destinations: 'Japan, South Korea, and France', zone: 'Worldwide' },
      extras: 'Winter sports · Camera and sports gear',
    });
    expect(valuesOf('pet-gb', 'en_us')).toEqual({
      ...{ petName: 'Biscuit', species: 'Dog', breed: 'Labrador Retriever', birth: 'March 10, 2025' },
      ...{ price: '£1,200', excess: '£99', coPayment: 'None' },
    });
    expect(valuesOf('motor-th', 'th_th')).toMatchObject({
      province: 'กรุงเทพมหานคร',
      year: '2023',
      sumInsured: '฿420,000',
    });
  });

  test('keeps the letters and the sign of a currency together in Arabic', () => {
    expect(valuesOf('pet-gb', 'ar_ae')['price']).toBe('\u200f1,200\u00a0\u2066UK£\u2069');
  });

  test.each(shippedCodes)('of %s has no line without words in any language', (code) => {
    const { definition } = paperOf(code, 'en_us').insured;
    for (const language of definition.languages) {
      const lines = scheduleLines(paperOf(code, language).insured);
      expect(lines.length).toBeGreaterThan(3);
      for (const { label, value } of lines) expect(`${label}${value}`).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

describe('cover', () => {
  test('is for the plate, the pet, or the persons', () => {
    expect(coverFor(paperOf('motor-my', 'en_us').insured)).toEqual(['WAB 77']);
    expect(coverFor(paperOf('pet-gb', 'en_us').insured)).toEqual(['Biscuit']);
    expect(coverFor(paperOf('travel-hk', 'en_us').insured)).toEqual([
      ...['Mei Ling Chan', 'Alexander Montgomery-Wong', '陳子晴'],
    ]);
  });

  test('is valid in the countries that were answered', () => {
    expect(destinationsOf(paperOf('travel-hk', 'zh_hk').insured)).toEqual(['日本', '南韓', '法國']);
    expect(destinationsOf(paperOf('pet-gb', 'en_us').insured)).toEqual([]);
  });
});
