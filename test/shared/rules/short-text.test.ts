import { describe, expect, it } from 'vitest';
import { checkPersonName, PersonName } from '../../../shared/rules/person-name.ts';
import { longText, shortText, textMessages } from '../../../shared/rules/short-text.ts';
import { expectToStandAnyText } from './hostile-text.ts';

const codesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('shortText', () => {
  it('is trimmed and composed', () => {
    expect(shortText(20).parse('  Zoe\u0308 ')).toBe('Zoë');
  });

  it('counts characters, not units', () => {
    expect(shortText(3).safeParse('👍👍👍').success).toBe(true);
    expect(codesOf(shortText(3).safeParse('👍👍👍👍'))).toEqual(['text_too_long']);
    expect(codesOf(shortText(3).safeParse('x'.repeat(100_000)))).toEqual(['text_too_long']);
  });

  it('must be filled unless it is optional', () => {
    expect(codesOf(shortText(10).safeParse('  '))).toEqual(['field_required']);
    expect(shortText(10, { optional: true }).parse('  ')).toBe('');
    expect(textMessages.field_required).toBe('This field is required.');
  });

  it.each([
    'a\nb',
    'a\r\nb',
    'a\tb',
    'a\u0000b',
    'a\u0085b',
    'a\u2028b',
    'a\u202eb',
    'a\u2066b',
    'a\ud800b',
    'a\u007fb',
  ])('refuses %j: it would leave its line', (text) => {
    expect(codesOf(shortText(10).safeParse(text))).toEqual(['text_invalid']);
  });

  it('lets the joiners and marks through that scripts and emoji need', () => {
    expect(shortText(20).parse('👩‍👧 می\u200cخواهم')).toBe('👩‍👧 می\u200cخواهم');
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((text) => shortText(100).safeParse(text));
    expectToStandAnyText((text) => longText(2000).safeParse(text));
  });
});

describe('longText', () => {
  it('keeps line breaks, as LF, and makes spaces of tabs', () => {
    expect(longText(50).parse(' one\r\ntwo\rthree\n\tfour ')).toBe('one\ntwo\nthree\n four');
  });

  it('may be empty unless it is required', () => {
    expect(longText(50).parse('')).toBe('');
    expect(codesOf(longText(50, { required: true }).safeParse('\n'))).toEqual(['field_required']);
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u2029b', 'a\u202eb'])('refuses %j', (text) => {
    expect(codesOf(longText(50).safeParse(text))).toEqual(['text_invalid']);
  });

  it('takes as much as it says, with CRLF and decomposed accents', () => {
    const text = 'e\u0301\r\n'.repeat(999) + 'ab';
    expect(longText(2000).parse(text)).toBe('é\n'.repeat(999) + 'ab');
  });
});

describe('PersonName', () => {
  it.each(["Seán O'Brien", 'Mary-Jane', '王小明', 'Á', 'محمد علي', 'x'.repeat(100)])('accepts %s', (name) => {
    expect(checkPersonName(name)).toBeUndefined();
  });

  it.each([
    ['', 'field_required'],
    ['   ', 'field_required'],
    ['x'.repeat(101), 'text_too_long'],
    ['Mara\r\nBcc: x@example.com', 'text_invalid'],
    ['Mara\u2028x', 'text_invalid'],
    ['Mara\u0007', 'text_invalid'],
  ])('refuses %j with %s', (name, code) => {
    expect(checkPersonName(name)).toBe(code);
    expect(codesOf(PersonName.safeParse(name))).toEqual([code]);
  });
});
