import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageOfTag, languageValues, toBcp47 } from '../../../shared/places/languages.ts';
import { loadEdgeFunction } from './load-edge-function.ts';

const folder = new URL('../../../infra/edge-functions/', import.meta.url);
/** CloudFront takes functions up to this size (Amazon CloudFront Developer Guide, quotas). */
const MOST_BYTES = 10_240;

describe('functions at the edge', () => {
  it.each(readdirSync(folder))('%s fits into CloudFront', (name) => {
    expect(statSync(new URL(name, folder)).size).toBeLessThan(MOST_BYTES);
  });
});

describe('page-request', () => {
  const keyOf = (uri: string) => loadEdgeFunction('page-request')({ uri }).uri;

  it.each([
    ['/', '/_site/index.html'],
    ['/de_de', '/_site/de_de.html'],
    ['/pricing', '/_site/pricing.html'],
    ['/pricing/th_th', '/_site/pricing/th_th.html'],
    ['/document-chat/ar_sa', '/_site/document-chat/ar_sa.html'],
    ['/robots.txt', '/_site/robots.txt'],
    ['/favicon.ico', '/_site/favicon.ico'],
    ['/legal/terms', '/_site/legal/terms.html'],
    ['/legal', '/_site/legal.html'],
    ['/legal/terms/de_de', '/_site/legal/terms/de_de.html'],
    ['/waitlist', '/_site/waitlist.html'],
    ['/waitlist/ar_ae', '/_site/waitlist/ar_ae.html'],
    ['/.well-known/security.txt', '/_site/.well-known/security.txt'],
    ['/showcase', '/_site/showcase.html'],
    ['/showcase/ar_ae', '/_site/showcase/ar_ae.html'],
    ['/showcase/mara', '/_site/showcase-page.html'],
    ['/showcase/mara/ar_ae', '/_site/showcase-page/ar_ae.html'],
    ['/chat/01P', '/_site/chat/en_us.html'],
    ['/chat/01P/ar_ae', '/_site/chat/ar_ae.html'],
    ['/chat/01P/fr_ca', '/_site/chat/fr_ca.html'],
    ['/chat/01P/xx_xx', '/_site/chat/en_us.html'],
    ['/chat/mara/nordic-cover/01P/zh_hk', '/_site/chat/zh_hk.html'],
    ['/embed/01P/de_de', '/_site/chat/de_de.html'],
    ['/embed/chat.js', '/_site/embed/chat.js'],
    ['/mara', '/live/mara/index.html'],
    ['/mara/', '/live/mara/index.html'],
    ['/Mara', '/live/mara/index.html'],
    ['/mara/de_de', '/live/mara/de_de.html'],
    ['/Mara/de_de', '/live/mara/de_de.html'],
    ['/mara/contact.vcf', '/live/mara/contact.vcf'],
    ['/mara/card', '/live/mara/card.html'],
  ])('finds the key of %s', (uri, key) => {
    expect(keyOf(uri)).toBe(key);
  });

  it.each([
    ['gzip, deflate, br, zstd', '.br'],
    ['br;q=0.5', '.br'],
    ['gzip', ''],
    ['br;q=0, gzip', ''],
    ['abr', ''],
  ])('gives who takes %j the page with the ending %j', (value, ending) => {
    const keyFor = (uri: string) =>
      loadEdgeFunction('page-request')({ uri, headers: { 'accept-encoding': { value } } }).uri;

    expect(keyFor('/mara')).toBe(`/live/mara/index.html${ending}`);
    expect(keyFor('/mara/de_de')).toBe(`/live/mara/de_de.html${ending}`);
    expect([keyFor('/'), keyFor('/mara/contact.vcf')]).toEqual(['/_site/index.html', '/live/mara/contact.vcf']);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de_at'],
    ['sw-KE,sw;q=0.9,ar;q=0.8,en;q=0.7', 'ar_ae'],
    ['zh-Hant-HK', 'zh_hk'],
    ['zh-CN,en;q=0.5', 'zh_cn'],
    [' pt ;q=0.9', 'pt_br'],
    [`${'xx,'.repeat(5_000)}de`, 'en_us'],
    ['constructor, *;q=0.1', 'en_us'],
  ])('opens a chat for who asks for %j in %s', (value, language) => {
    const request = { uri: '/chat/01P', headers: { 'accept-language': { value } } };

    expect(loadEdgeFunction('page-request')(request).uri).toBe(`/_site/chat/${language}.html`);
  });

  it('finds every language as the app does', () => {
    const countries = [
      '',
      'US',
      'GB',
      'AU',
      '419',
      'MX',
      'ES',
      'BR',
      'PT',
      'AO',
      'DE',
      'AT',
      'LI',
      'CA',
      'BE',
      'SA',
      'EG',
      'HK',
      'TW',
      'MO',
      'SG',
      'CN',
    ];
    const spoken = [
      ...new Set(languageValues.map((value) => value.slice(0, 2))),
      'nb',
      'nn',
      'zh-Hant',
      'zh-Hans',
      'de-Latn',
      'sw',
      'x',
      'fil',
      '__proto__',
      '*',
    ];
    const tags = spoken.flatMap((one) =>
      countries.flatMap((country) => [`${one}-${country}`, `${one}-${country}-u-co-phonebk`]),
    );
    const all = [...tags, ...languageValues.map(toBcp47), 'en-u-ca-gregory', 'DE-de', 'pt', 'es', '', '-', 'de_DE'];

    const run = loadEdgeFunction('page-request');
    for (const tag of all) {
      const request = { uri: '/chat/01P', headers: { 'accept-language': { value: tag } } };
      const key = `/_site/chat/${languageOfTag(tag) ?? 'en_us'}.html`;
      expect([tag, run(request).uri]).toEqual([tag, key]);
    }
  });

  it.each([
    '/_site/index.html',
    '/_site/legal/terms',
    '/live/mara/index.html',
    '//_site/index.html',
    '/x/../_site/index.html',
  ])('does not let %s choose a key of another kind', (uri) => {
    expect(keyOf(uri)).toMatch(/^\/live\//);
  });

  it.each(['/mara/card', '/mara/card/', '/mara//card', '/mara/./card', '/mara/card%2f', '/MARA/CARD'])(
    'leads with %s past no plan: the card itself has no path',
    (uri) => {
      expect(keyOf(uri)).toMatch(/\.html$/);
    },
  );
});

describe('app-request', () => {
  it.each(['/app', '/app/editor/design', '/x-id-sign-in', '/preview/4f'])('answers %s with the one document', (uri) => {
    expect(loadEdgeFunction('app-request')({ uri }).uri).toBe('/index.html');
  });

  it.each(['/portal', '/portal/', '/portal/sign-in'])('answers %s with the document of customers', (uri) => {
    expect(loadEdgeFunction('app-request')({ uri }).uri).toBe('/portal/index.html');
  });

  it('takes nothing for the portal that only begins like it', () => {
    expect(loadEdgeFunction('app-request')({ uri: '/portals' }).uri).toBe('/index.html');
  });
});

describe('api-request', () => {
  const run = loadEdgeFunction('api-request');

  it('overwrites what the viewer says about its address and country', () => {
    const { headers } = run({
      headers: {
        'x-viewer-address': { value: '198.51.100.1' },
        'x-viewer-country': { value: 'DE' },
        'cloudfront-viewer-country': { value: 'SE' },
      },
    });

    expect(headers['x-viewer-address']).toEqual({ value: '203.0.113.7' });
    expect(headers['x-viewer-country']).toEqual({ value: 'SE' });
  });

  it('drops the country when CloudFront does not know it', () => {
    const { headers } = run({ headers: { 'x-viewer-country': { value: 'DE' } } });

    expect(headers['x-viewer-country']).toBeUndefined();
  });

  it('leaves the path alone', () => {
    expect(run({ uri: '/v1/xid/login' }).uri).toBe('/v1/xid/login');
  });
});
