import { describe, expect, it } from 'vitest';
import { readablePhone } from '../../../../../web/app/areas/leads/readable-phone.ts';

describe('readablePhone', () => {
  it.each([
    ['+46701234567', 'SE', '+46 701 234 567'],
    ['+4915123456789', 'DE', '+49 151 234 567 89'],
    ['+85291234567', 'HK', '+852 912 345 67'],
    ['+12025550143', 'US', '+1 202 555 0143'],
  ])('writes %s of %s as %s', (phone, country, words) => {
    expect(readablePhone(phone, country)).toBe(words);
  });

  it('leaves a number alone whose country is unknown or another one', () => {
    expect(readablePhone('+46701234567', 'XX')).toBe('+46701234567');
    expect(readablePhone('+46701234567', 'GB')).toBe('+46701234567');
  });
});
