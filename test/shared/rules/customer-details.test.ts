import { describe, expect, test } from 'vitest';
import { checkCustomerDetails, hasPostcodes } from '../../../shared/rules/customer-details.ts';

const details = {
  ...{ firstName: 'Ada', lastName: 'Byron', birth: '1990-12-10', telephone: '07911 123456', postcode: 'SW1A 1AA' },
  ...{ addressLine: '12 St James Square', town: 'London', country: 'GB' },
};
const check = (changes: Partial<typeof details>) => checkCustomerDetails({ ...details, ...changes }, '2026-03-10');

describe('checkCustomerDetails', () => {
  test('finds nothing wrong with details that are right', () => {
    expect(check({})).toEqual({});
    expect(check({ country: 'HK', telephone: '9123 4567', postcode: '' })).toEqual({});
  });

  test('takes a birth on the day itself and none a day later', () => {
    expect(check({ birth: '2026-03-10' })).toEqual({});
    expect(check({ birth: '2026-03-11' })).toEqual({ birth: 'birth_invalid' });
  });

  test('asks for every required field (specification 1, section 5)', () => {
    const empty = { firstName: '', lastName: '', birth: '', telephone: '', postcode: '', addressLine: '', town: '' };

    expect(check(empty)).toEqual(Object.fromEntries(Object.keys(empty).map((field) => [field, 'field_required'])));
  });
});

test('hasPostcodes knows where there are none', () => {
  expect([hasPostcodes('GB'), hasPostcodes('ID'), hasPostcodes('HK')]).toEqual([true, true, false]);
});
