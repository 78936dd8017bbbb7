import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from '../../../shared/rules/card-number.ts';

describe('a card number', () => {
  test.each([
    '4242424242424242',
    'my card is 4242 4242 4242 4242, thanks',
    '4000-0025-0000-3155',
    '378282246310005',
    '5555555555554444',
    '2223003122003222',
    '6011111111111117',
    '30569309025904',
    '3566002020360505',
    '6200000000000005',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '４２４２４２４２４２４２４２４２',
  ])('is found in "%s"', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    '4242424242424241',
    '+49 1511 2345678',
    '01JGFJJZ00000000000000000P',
    '2026-03-10T12:00:00.000Z',
    'Sveavägen 12, 111 57 Stockholm',
    'pm_1QABCdef2345',
    '1234567890123456',
    '',
  ])('is not seen in "%s"', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
