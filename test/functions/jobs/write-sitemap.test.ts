import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/jobs/write-sitemap/index.ts';
import { MAX_ADDRESSES } from '../../../functions/jobs/write-sitemap/sitemap.ts';
import { APP_ORIGIN } from '../../kit/function-environment.ts';
import { useLog } from '../../kit/log.ts';

const s3 = mockClient(S3Client);
useLog();
beforeEach(() => s3.reset());

const changed = new Date('2026-03-01T09:00:00.000Z');
const PAGE_SIZE = 1_000;

/** Answers listings in pages, as S3 does. */
function bucketHolds(keys: readonly string[], tags: Record<string, string> = {}): void {
  s3.on(ListObjectsV2Command).callsFake((input: { Prefix: string; ContinuationToken?: string }) => {
    const found = keys.filter((key) => key.startsWith(input.Prefix));
    const start = Number(input.ContinuationToken ?? 0);
    const next = start + PAGE_SIZE;
    return {
      Contents: found.slice(start, next).map((Key) => ({ Key, LastModified: changed, ETag: tags[Key] ?? Key })),
      ...(next < found.length ? { NextContinuationToken: String(next) } : {}),
    };
  });
}

const files = (): Record<string, string> =>
  Object.fromEntries(
    s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => [String(input.Key), String(input.Body)]),
  );
const addresses = (xml: string | undefined): string[] =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  test('names every live page and its products once, and the pages of the site', async () => {
    bucketHolds([
      '_site/404.html',
      '_site/chat/en_us.html',
      '_site/embed/chat.js',
      '_site/index.html',
      '_site/legal/terms.html',
      '_site/robots.txt',
      '_site/showcase-page.html',
      '_site/showcase-page/ar_ae.html',
      '_site/showcase/ar_ae.html',
      'live/josé/es_es.html',
      'live/josé/index.html',
      'live/mara/en_us.html',
      'live/mara/index.html',
      'live/mara/index.html.bak',
      'live/mara/room-plan.html',
      'live/mara/unavailable',
      'live/mara/دليل.html',
    ]);
    await handler();

    expect(Object.keys(files())).toEqual(['_site/sitemap.xml']);
    expect(addresses(files()['_site/sitemap.xml'])).toEqual([
      `${APP_ORIGIN}/`,
      `${APP_ORIGIN}/legal/terms`,
      `${APP_ORIGIN}/showcase/ar_ae`,
      `${APP_ORIGIN}/jos%C3%A9`,
      `${APP_ORIGIN}/mara`,
      `${APP_ORIGIN}/mara/room-plan`,
      `${APP_ORIGIN}/mara/${encodeURIComponent('دليل')}`,
    ]);
    expect(files()['_site/sitemap.xml']).toContain(`<lastmod>${changed.toISOString()}</lastmod>`);
  });

  test('names a page in each of its languages, with the others beside it', async () => {
    const keys = ['ar_ae', 'de_de', 'index'].map((file) => `live/mara/${file}.html`);
    bucketHolds(keys, { 'live/mara/de_de.html': 'same', 'live/mara/index.html': 'same' });
    await handler();
    const xml = files()['_site/sitemap.xml'];
    const links =
      `<xhtml:link rel="alternate" hreflang="de-DE" href="${APP_ORIGIN}/mara"/>` +
      `<xhtml:link rel="alternate" hreflang="ar-AE" href="${APP_ORIGIN}/mara/ar_ae"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${APP_ORIGIN}/mara"/>`;

    expect(addresses(xml)).toEqual([`${APP_ORIGIN}/mara`, `${APP_ORIGIN}/mara/ar_ae`]);
    expect(xml?.split(links)).toHaveLength(3);
  });

  test('names the pages of the site in each of their languages', async () => {
    bucketHolds(['_site/de_de.html', '_site/index.html', '_site/pricing.html', '_site/pricing/de_de.html']);
    await handler();
    const xml = files()['_site/sitemap.xml'];
    const linksOf = (own: string, german: string): string =>
      `<xhtml:link rel="alternate" hreflang="en-US" href="${APP_ORIGIN}${own}"/>` +
      `<xhtml:link rel="alternate" hreflang="de-DE" href="${APP_ORIGIN}${german}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${APP_ORIGIN}${own}"/>`;

    expect(addresses(xml)).toEqual(['/de_de', '/', '/pricing', '/pricing/de_de'].map((path) => APP_ORIGIN + path));
    expect(xml?.split(linksOf('/', '/de_de'))).toHaveLength(3);
    expect(xml?.split(linksOf('/pricing', '/pricing/de_de'))).toHaveLength(3);
  });

  test('is one of its parts beyond what one file may hold', async () => {
    bucketHolds(Array.from({ length: MAX_ADDRESSES + 1 }, (_, number) => `live/p${number}/index.html`));
    await handler();
    const written = files();

    expect(addresses(written['_site/sitemap.xml'])).toEqual([
      `${APP_ORIGIN}/sitemap-1.xml`,
      `${APP_ORIGIN}/sitemap-2.xml`,
    ]);
    expect(addresses(written['_site/sitemap-1.xml'])).toHaveLength(MAX_ADDRESSES);
    expect(addresses(written['_site/sitemap-2.xml'])).toEqual([`${APP_ORIGIN}/p${MAX_ADDRESSES}`]);
  });

  test('is well-formed when nothing is there', async () => {
    bucketHolds([]);
    await handler();

    expect(files()['_site/sitemap.xml']).toMatch(/^<\?xml .*\n<urlset [^>]*>\n<\/urlset>\n$/);
  });
});
