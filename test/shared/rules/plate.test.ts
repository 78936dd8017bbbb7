import { describe, expect, test } from 'vitest';
import { isPlate, plainPlate } from '../../../shared/rules/plate.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('a plate of Malaysia', () => {
  test.each(['WXY1234', 'WXY 1234', 'wxy-1234', 'VAA1', 'A1', 'SAA1234A', 'KV8', ' W 1 A '])('%j is one', (plate) => {
    expect(isPlate('MY', plate)).toBe(true);
  });

  test.each([
    ['the letter I', 'WIX1234'],
    ['the letter O', 'WOX1234'],
    ['an O behind', 'WXY123O'],
    ['digits that begin with 0', 'WXY0123'],
    ['five digits', 'WXY12345'],
    ['four letters', 'WXYZ123'],
    ['no digits', 'WXY'],
    ['no letters', '1234'],
    ['two letters behind', 'WXY1234AB'],
    ['a letter that is two when it is a capital', 'ß1'],
    ['a letter that is an S when it is a capital', 'ſA1'],
    ['letters in full width', 'ＷＸＹ1234'],
    ['Thai digits', 'WXY๑๒๓๔'],
    ['nothing', ''],
    ['nothing but spaces', '   '],
    ['more than twelve characters', 'W X Y 1 2 3 4'],
  ])('%s: %j is none', (_title, plate) => {
    expect(isPlate('MY', plate)).toBe(false);
  });
});

describe('a plate of Thailand', () => {
  test.each(['1กข1234', '1กข 1234', 'กข1', 'ก-1', '9ฮฮ9999', 'ขค 789'])('%j is one', (plate) => {
    expect(isPlate('TH', plate)).toBe(true);
  });

  test.each([
    ['digits that begin with 0', 'กข0123'],
    ['a 0 in front', '0กข1234'],
    ['three consonants', 'กขค123'],
    ['a vowel', 'กา123'],
    ['five digits', 'กข12345'],
    ['no digits', 'กข'],
    ['the province beside it', 'กข1234กทม'],
    ['Latin letters', 'AB1234'],
    ['Thai digits', 'กข๑๒๓๔'],
  ])('%s: %j is none', (_title, plate) => {
    expect(isPlate('TH', plate)).toBe(false);
  });
});

test('a plate is compared and kept without spaces and hyphens, in capitals', () => {
  expect(plainPlate(' wxy-12 34 ')).toBe('WXY1234');
  expect(plainPlate('1กข 1234')).toBe('1กข1234');
});

test.each(['MY', 'TH'] as const)('%s: any text is stood, in linear time', (country) => {
  expectToStandAnyText((text) => isPlate(country, text));
  expectToStandAnyText(plainPlate);
});
