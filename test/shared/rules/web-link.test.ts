import { describe, expect, it } from 'vitest';
import { optionalWebLink } from '../../../shared/rules/web-link.ts';
import { expectToStandAnyText } from './hostile-text.ts';

const codesOf = (text: string): string[] | undefined =>
  optionalWebLink.safeParse(text).error?.issues.map(({ message }) => message);

describe('a web address that may be left empty', () => {
  it('is stored in its canonical form', () => {
    expect(optionalWebLink.parse('HTTPS://Example.com')).toBe('https://example.com/');
    expect(optionalWebLink.parse('  ')).toBe('');
  });

  it.each([
    ['http://example.com', 'link_scheme'],
    ['javascript:alert(1)', 'link_scheme'],
    ['mailto:mara@example.com', 'link_scheme'],
    ['https://mara:secret@example.com', 'link_userinfo'],
    [`https://example.com/${'x'.repeat(3_000)}`, 'link_too_long'],
  ])('refuses %j as %s', (text, code) => {
    expect(codesOf(text)).toEqual([code]);
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText((text) => optionalWebLink.safeParse(text));
  });
});
