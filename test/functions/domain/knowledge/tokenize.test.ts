import { describe, expect, test } from 'vitest';
import { tokenize } from '../../../../functions/domain/knowledge/tokenize.ts';

const share = (left: string, right: string): boolean => {
  const words = new Set(tokenize(right));
  return tokenize(left).some((word) => words.has(word));
};

describe('words are found however they are written', () => {
  test.each([
    ['case', 'DEDUCTIBLE', 'deductible'],
    ['accents', 'Prämie', 'Pramie'],
    ['plurals', 'policies', 'policy'],
    ['German endings', 'Versicherungen', 'Versicherung'],
    ['forms of a verb', 'cancelled', 'cancel'],
    ['sharp s', 'Straße', 'STRASSE'],
    ['full-width letters', 'ＡＢＣ１２３', 'abc123'],
    ['Arabic vowel signs and article', 'الوَثيقَة', 'وثيقه'],
    ['Persian letters', 'کتاب', 'كتاب'],
    ['Arabic digits', '٥٠٠٠', '5000'],
    ['Thai digits', '๒๕๖๗', '2567'],
    ['Russian endings', 'страховки', 'страховка'],
    ['Greek accents', 'ασφάλεια', 'ασφαλεια'],
    ['Chinese, cut in other places', '保險費', '汽車保險'],
    ['Thai, cut in other places', 'ประกันภัยรถยนต์', 'รถยนต์'],
    ['Korean particles', '보험료는', '보험료'],
    ['thousands with a comma', '5,000', '5000'],
    ['thousands with a point', '1.250.000', '1250000'],
    ['thousands with a space', '5 000', '5000'],
    ['a decimal comma', '1,5', '1.5'],
  ])('%s', (_what, written, asked) => {
    expect(share(written, asked)).toBe(true);
  });
});

describe('words are told apart', () => {
  test.each([
    ['a policy and the police', 'policy', 'police'],
    ['numbers that begin alike', '500', '5000'],
    ['decimals and whole numbers', '1.5', '15'],
    ['й and и, which are two letters', 'май', 'маи'],
  ])('%s', (_what, left, right) => {
    expect(share(left, right)).toBe(false);
  });
});

test('hundreds of thousands of characters of anything are cut within two seconds', () => {
  const nasty = ['a'.repeat(400_000), '\u0301'.repeat(200_000), '1,000'.repeat(100_000), '漢'.repeat(200_000)];
  const begun = performance.now();

  for (const text of nasty) tokenize(text);

  expect(performance.now() - begun).toBeLessThan(2_000 * nasty.length);
});
