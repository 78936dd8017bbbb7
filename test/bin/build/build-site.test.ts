import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../bin/build/build-site.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';

const rootDir = new URL('../../../', import.meta.url).pathname;
const pages = ['index.html', 'legal/terms.html', 'legal/privacy.html', '404.html'];

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'site-build-'));
  await buildSite({ rootDir, outDir, scriptDir: join(outDir, 'scripts') });
}, 60_000);

afterAll(() => rm(outDir, { recursive: true }));

function read(page: string): Promise<string> {
  return readFile(join(outDir, page), 'utf8');
}

describe('the site', () => {
  it.each(pages)('has %s: a whole document with its own title, without script or anything to load', async (page) => {
    const html = await read(page);

    expect(html).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).not.toMatch(/<script|<link|<img|url\(["']?https?:/);
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1);
  });

  it.each([
    ['waitlist.html', 'en-US', 'ltr'],
    ['waitlist/ar_ae.html', 'ar-AE', 'rtl'],
    ['showcase.html', 'en-US', 'ltr'],
    ['showcase/ar_ae.html', 'ar-AE', 'rtl'],
  ])('has %s in its language, with one module and a way to the other language', async (page, lang, dir) => {
    const html = await read(page);
    const [, script = ''] = /<script type="module" src="\/assets\/s\/([^"]+)"><\/script>/.exec(html) ?? [];

    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<link rel="(?!alternate)|url\(["']?https?:/);
    expect([...html.matchAll(/rel="alternate" hrefLang="[\w-]+"/gi)]).toHaveLength(2);
    expect((await readFile(join(outDir, 'scripts', script))).length).toBeLessThan(5_000);
  });

  it.each([
    ['en_us', 'en-US', 'ltr'],
    ['de_de', 'de-DE', 'ltr'],
    ['ar_ae', 'ar-AE', 'rtl'],
    ['zh_hk', 'zh-HK', 'ltr'],
  ])('has the chat in %s, with one module and no script inside', async (language, lang, dir) => {
    const html = await read(`chat/${language}.html`);

    expect(html).toContain(`lang="${lang}" dir="${dir}"`);
    expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/s\/product-chat\.\w+\.js">$/),
    ]);
    expect(gzipSync(html).length).toBeLessThan(9_000);
  });

  it('names all that the chat cannot run without, at most 12.5 KB of it, so that it comes at once', async () => {
    const html = await read('chat/en_us.html');
    const files = [...html.matchAll(/(?:src|modulepreload" href)="\/assets\/s\/([^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    const scripts = await Promise.all(files.map((file) => readFile(join(outDir, 'scripts', file))));
    const imported = scripts.flatMap((script) => [...String(script).matchAll(/from"\.\/([^"]+)"/g)]);

    expect(files).toEqual(expect.arrayContaining(imported.map(([, file]) => file)));
    expect(scripts.reduce((bytes, script) => bytes + gzipSync(script).length, 0)).toBeLessThanOrEqual(12.5 * 1024);
  });

  it('has the widget for other sites as one plain script of at most 3 KB', async () => {
    const script = await read('embed/chat.js');

    expect(script).not.toMatch(/^import|^export|import\(/m);
    expect(gzipSync(script).length).toBeLessThanOrEqual(3 * 1024);
  });

  it('says on the waiting list what is wrong with an address in the specified words', async () => {
    const html = await read('waitlist.html');

    expect(html).toContain('Please enter your email');
    expect(html).toContain('Please enter a valid email');
  });

  it('leads from its one button to sign-up', async () => {
    expect(await read('index.html')).toContain('class="start" href="/x-id-sign-in?type=x_a&amp;step=sign-up"');
  });

  it('dates the terms like the version that sign-up records', async () => {
    const date = new Date(`${TERMS_VERSION}T00:00:00Z`).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });

    expect(await read('legal/terms.html')).toContain(`Effective from ${date}`);
  });

  it('keeps the page of nobody out of search engines', async () => {
    expect(await read('404.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('index.html')).not.toContain('noindex');
  });
});
