import { describe, expect, it } from 'vitest';
import { isSecure, keptLink, typedLink } from '../../../../../../web/app/areas/editor/content/link-value.ts';

describe('a link', () => {
  const cases: [string, string, string][] = [
    ['typed without its beginning', 'example.com/plan', 'https://example.com/plan'],
    ['pasted whole', 'https://example.com/plan', 'https://example.com/plan'],
    ['pasted with spaces and in capitals', '  HTTPS://example.com', 'https://example.com'],
    ['with a port', 'example.com:8443/a', 'https://example.com:8443/a'],
    ['that is not secure', 'http://example.com', 'http://example.com'],
    ['of another kind', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['that was taken away', '', ''],
    ['of which only the beginning is left', 'https://', ''],
  ];

  it.each(cases)('%s is kept as it is meant', (_title, typed, kept) => {
    expect(keptLink(typed)).toBe(kept);
  });

  it('is shown behind the beginning that all have, and only when it has it', () => {
    expect([typedLink('https://example.com'), isSecure('https://example.com'), isSecure('')]).toEqual([
      'example.com',
      true,
      true,
    ]);
    expect([typedLink('http://example.com'), isSecure('http://example.com')]).toEqual(['http://example.com', false]);
  });
});
