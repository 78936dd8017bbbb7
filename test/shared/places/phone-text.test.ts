import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../shared/places/countries.ts';
import { phoneText } from '../../../shared/places/phone-text.ts';

describe('a phone number', () => {
  it.each(countries)('of $abbr is grouped as the numbering plan of its country says', ({ abbr }) => {
    const example = getExampleNumber(abbr, examples);
    const expected = abbr === 'US' || abbr === 'CA' ? /^\+1 \d{3} \d{3} \d{4}$/ : example?.formatInternational();
    expect(phoneText(example?.number ?? '')).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected ?? /^$/),
    );
  });

  it.each([
    ['+46701234567', '+46 70 123 45 67'],
    ['+85291234567', '+852 9123 4567'],
    // Of a length that the table does not know, and of a country outside of ours.
    ['+4915123456', '+49 151 234 56'],
    ['+919876543210', '+91 987 654 3210'],
  ])('%s is written %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });

  it.each(['', '0701234567', '+46 70 123', '•••4567', '+', '+999999999999', '+1'.repeat(50)])(
    '%j stays as it is',
    (text) => {
      expect(phoneText(text)).toBe(text);
    },
  );
});
