import { describe, expect, test } from 'vitest';
import { codeAt, findStep, KEY_BYTES, otpauthLink, stepAt, toBase32 } from '../../../../functions/domain/lock/totp.ts';

/** Of RFC 6238, appendix B. */
const key = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('codes of authenticator apps', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238: at %i seconds %s', (seconds, code) => {
    expect(codeAt(key, stepAt(at(seconds)))).toBe(code);
  });

  test('change every thirty seconds', () => {
    expect(stepAt(at(59.999))).toBe(1);
    expect(stepAt(at(60))).toBe(2);
  });

  const NOW = at(1_000_000_020);
  const step = stepAt(NOW);

  test.each([-1, 0, 1])('of the step %i away count, as clocks differ', (offset) => {
    expect(findStep(key, codeAt(key, step + offset), NOW, 0)).toBe(step + offset);
  });

  test.each([-2, 2])('of the step %i away do not count', (offset) => {
    expect(findStep(key, codeAt(key, step + offset), NOW, 0)).toBeNull();
  });

  test('of a step that was taken, or came before one that was, count no more', () => {
    expect(findStep(key, codeAt(key, step), NOW, step - 1)).toBe(step);
    expect(findStep(key, codeAt(key, step), NOW, step)).toBeNull();
    expect(findStep(key, codeAt(key, step - 1), NOW, step)).toBeNull();
  });

  test.each(['', '1', '1234567', 'abcdef'])('are none of %j', (code) => {
    expect(findStep(key, code, NOW, 0)).toBeNull();
  });
});

describe('a key', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is typed as RFC 4648 writes it: %j as %j', (text, typed) => {
    expect(toBase32(Buffer.from(text))).toBe(typed);
  });

  test('has 160 bits, and its QR code says whose it is and by whom', () => {
    const link = new URL(otpauthLink('mara@example.com', key));

    expect(KEY_BYTES).toBe(20);
    expect(link.protocol + link.host).toBe('otpauth:totp');
    expect(decodeURIComponent(link.pathname)).toBe('/XPage:mara@example.com');
    expect(Object.fromEntries(link.searchParams)).toEqual({ secret: toBase32(key), issuer: 'XPage' });
  });
});
