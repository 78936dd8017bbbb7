import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileShapes } from '../../../bin/proof/addresses/hostile-addresses.ts';
import { hostileDestinations } from '../../../bin/proof/addresses/hostile-destinations.ts';
import { checkLink, safeHref } from '../../../shared/rules/safe-link.ts';
import { anyText, expectToStandAnyText } from './hostile-text.ts';

describe('checkLink', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.com/A?b=c#d', 'http://example.com/A?b=c#d'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://exa\tmple.com/\n', 'https://example.com/'],
    ['https://münchen.de', 'https://xn--mnchen-3ya.de/'],
    ['mailto:mara@example.com', 'mailto:mara@example.com'],
    ['mailto:mara@example.com?subject=Hello', 'mailto:mara@example.com?subject=Hello'],
    ['tel:+447400123456', 'tel:+447400123456'],
    ['tel:070-123', 'tel:070-123'],
  ])('gives for %j %s', (text, href) => {
    expect(checkLink(text)).toEqual({ ok: true, href });
  });

  it.each([
    ['', 'link_required'],
    [' \n', 'link_required'],
    [`https://example.com/${'a'.repeat(2048)}`, 'link_too_long'],
    [`https://example.com/${'ä'.repeat(1000)}`, 'link_too_long'],
    ['example.com', 'link_invalid'],
    ['//evil.example', 'link_invalid'],
    ['/\\evil.example', 'link_invalid'],
    ['https://', 'link_invalid'],
    ['https://exa mple.com', 'link_invalid'],
    ['mailto:', 'link_invalid'],
    ['mailto:nobody', 'link_invalid'],
    ['mailto:a@b.c?subject=x%0d%0aBcc:d@e.f', 'link_invalid'],
    ['tel:', 'link_invalid'],
    ['tel:alert(1)', 'link_invalid'],
    ['https://user@example.com', 'link_userinfo'],
    ['https://example.com:secret@evil.example', 'link_userinfo'],
    ['https:\\\\user:pw@evil.example', 'link_userinfo'],
    ['javascript:alert(1)', 'link_scheme'],
    ['JaVaScRiPt:alert(1)', 'link_scheme'],
    ['java\nscript:alert(1)', 'link_scheme'],
    ['java\tscript:alert(1)', 'link_scheme'],
    ['\u0001javascript:alert(1)', 'link_scheme'],
    ['  javascript:alert(1)', 'link_scheme'],
    ['javascript://example.com/%0aalert(1)', 'link_scheme'],
    ['data:text/html,<script>alert(1)</script>', 'link_scheme'],
    ['vbscript:msgbox(1)', 'link_scheme'],
    ['blob:https://example.com/1', 'link_scheme'],
    ['file:///etc/passwd', 'link_scheme'],
    ['ftp://example.com', 'link_scheme'],
    ['intent://x#Intent;end', 'link_scheme'],
    ['sms:+447400123456', 'link_scheme'],
  ])('refuses %j with %s', (text, reason) => {
    expect(checkLink(text)).toEqual({ ok: false, reason });
    expect(safeHref(text)).toBeUndefined();
  });

  it('gives an address that it accepts again unchanged', () => {
    const link = fc.oneof(
      anyText,
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      anyText.map((text) => `https://${text}`),
    );
    fc.assert(
      fc.property(link, (text) => {
        const href = safeHref(text);
        if (href === undefined) return;
        expect(safeHref(href)).toBe(href);
        expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
      }),
      { numRuns: 2000 },
    );
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(checkLink);
  });
});

describe('an address that hides where it leads', () => {
  it.each([...hostileDestinations, ...hostileShapes])('%j is no link, or a plain one', (text) => {
    const url = new URL(safeHref(text) ?? 'https://nowhere.example/');

    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
    expect([url.username, url.password]).toEqual(['', '']);
  });
});
