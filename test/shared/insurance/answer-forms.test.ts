import { describe, expect, test } from 'vitest';
import { checkForm, isPostcode } from '../../../shared/insurance/answer-forms.ts';
import { formNames } from '../../../shared/insurance/definition.ts';
import { expectToStandAnyText } from '../rules/hostile-text.ts';

describe('a form', () => {
  test.each([
    ['ktp', '3174091502900001'],
    ['thai-id', '3100600445635'],
    ['macao-id', '7123456A'],
    ['plate-my', 'VAA1888'],
    ['plate-th', '1กข1234'],
    ['chip', '985112004567890'],
  ] as const)('%s is known: %s', (form, answer) => {
    expect(checkForm(form, answer)).toBe(true);
    expect(checkForm(form, `${answer}0`)).toBe(false);
    expect(checkForm(form, '')).toBe(false);
  });

  test.each(formNames)('%s stands any text, in linear time', (form) => {
    expectToStandAnyText((text) => checkForm(form, text));
  });
});

describe('a postcode', () => {
  test.each([
    ['GB', 'SW1A 1AA', true],
    ['GB', ' M1 1AE ', true],
    ['GB', 'SW1A', false],
    ['ID', '12190', true],
    ['ID', '1219', false],
    ['MY', '50450', true],
    ['TH', '10110', true],
    ['TH', '1011O', false],
    ['HK', '', true],
    ['HK', '999077', true],
    ['HK', 'a long address', false],
  ])('of %s: %j is %s', (country, answer, expected) => {
    expect(isPostcode(country, answer)).toBe(expected);
  });

  test.each(['GB', 'ID', 'HK'])('of %s stands any text, in linear time', (country) => {
    expectToStandAnyText((text) => isPostcode(country, text));
  });
});
