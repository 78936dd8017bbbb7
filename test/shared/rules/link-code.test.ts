import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ClickTarget } from '../../../shared/model/analytics.ts';
import { findCode, linkCode, shortCode } from '../../../shared/rules/link-code.ts';

const ids = ['c1', 'c2', 'email', '', 'ü', ...Array.from({ length: 59 }, () => randomUUID())];
const codes = ids.flatMap((id) => [linkCode('contact', id), linkCode('offer', id)]);

describe('the name of a link', () => {
  test('is its own, and one that the call takes', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !ClickTarget.safeParse(code).success)).toEqual([]);
  });

  test('never changes: figures are kept under it', () => {
    expect([linkCode('contact', 'c1'), linkCode('offer', 'o1')]).toEqual(['ctjl3s11', 'od0rnx80']);
  });

  test('is cut on the page as far as it tells the links of the page apart, and found again', () => {
    const short = codes.map((code) => shortCode(code, codes));

    expect(short.map((one) => findCode(one, codes))).toEqual(codes);
    expect(short.filter((code) => !ClickTarget.safeParse(code).success)).toEqual([]);
    expect(shortCode('cabcdefg', ['cabcdefg', 'cabzzzzz', 'cqqqqqqq'])).toBe('cabc');
    expect(shortCode('cqqqqqqq', ['cabcdefg', 'cqqqqqqq'])).toBe('cq');
  });

  test('that means no link, or two since the page was drawn, means none', () => {
    expect(findCode('cab', ['cabcdefg', 'cabzzzzz'])).toBeUndefined();
    expect(findCode('czz', ['cabcdefg'])).toBeUndefined();
  });
});
