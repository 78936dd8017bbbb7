import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../bin/build/build-site.ts';
import { LEGAL_PATH, legalDocumentIds } from '../../../shared/legal/legal-documents.ts';
import { languages, languageValues } from '../../../shared/places/languages.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { readTexts } from '../../../web/text-files.ts';

const rootDir = new URL('../../../', import.meta.url).pathname;
const paths = [
  '',
  'landing',
  'assistant',
  'document-chat',
  'features',
  'pricing',
  'app-download',
  'waitlist',
  'showcase',
  'help',
  'help/plans',
  'status',
];
const legalPages = [LEGAL_PATH.slice(1), ...legalDocumentIds.map((id) => `${LEGAL_PATH.slice(1)}/${id}`)];
const fileOf = (path: string, language: string): string =>
  `${[path, language === 'en_us' ? '' : language].filter((part) => part !== '').join('/') || 'index'}.html`;

const pageIslands = { first: '/assets/p/first.1.js', 'texts-en_us': '/assets/p/texts-en_us.2.js' };
let place: string;
let outDir: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'site-build-'));
  outDir = join(place, 'site');
  await buildSite({ rootDir, outDir, scriptDir: join(outDir, 'scripts'), pageIslands });
}, 60_000);

afterAll(() => rm(place, { recursive: true }));

function read(page: string): Promise<string> {
  return readFile(join(outDir, page), 'utf8');
}

describe('the site', () => {
  it('has a page for what is not there: a whole document with its own title and no script', async () => {
    const html = await read('404.html');

    expect(html).toMatch(/^<!doctype html><html lang="en-US" dir="ltr"/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).not.toMatch(/<script|<img|url\(["']?https?:/);
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1);
  });

  it.each(['error.html', 'refused.html'])(
    'has %s, whole in 4 KB, with the words of every language beside it',
    async (page) => {
      const html = await read(page);
      const [script = ''] = /\/assets\/s\/error\.[^"]+/.exec(html) ?? [];

      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(4_096);
      expect(html).not.toMatch(/undefined|<img|<link|url\(/);
      expect(await read(`scripts/${script.slice('/assets/s/'.length)}`)).toContain('x-amz-cf-id');
      for (const { value } of languages) {
        const texts = JSON.parse(await read(`error-${value}.json`)) as Record<string, Record<string, string>>;
        expect(Object.keys(texts)).toEqual(['failed', 'refused']);
        expect(
          Object.values(texts)
            .flatMap(Object.values)
            .every((text) => text.length > 0),
        ).toBe(true);
      }
    },
  );

  it('has a worker of at most 1.5 KB, and in every language the page that it shows without a connection', async () => {
    const worker = await read('service-worker.js');
    const [folder = ''] = (await readdir(join(outDir, 'scripts'))).filter((name) => name.startsWith('offline.'));

    expect(gzipSync(worker).length).toBeLessThan(1.5 * 1024);
    expect(worker).toContain(`/assets/s/${folder}/`);
    expect(worker).not.toMatch(/^import|^export|OFFLINE_PAGES/m);
    for (const { value, code } of languages) {
      const html = await read(`scripts/${folder}/${value}.html`);
      const [, script = ''] = /<script>([^<]+)<\/script>/.exec(html) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');

      expect(html).toContain(`lang="${code}"`);
      expect(html).toContain(`script-src 'sha256-${hash}';`);
      expect(Buffer.byteLength(html), value).toBeLessThan(4 * 1024);
    }
  });

  it.each(paths)('has /%s in every language, whole in one response of at most 14 KB', async (path) => {
    for (const { value, code, dir } of languages) {
      const html = await read(fileOf(path, value));

      expect(html).toContain(`<html lang="${code}" dir="${dir}" data-language="${value}">`);
      expect(html.replaceAll(/data-year="[^"]*"/g, '')).not.toMatch(
        /\{\{|undefined|<img|<link rel="stylesheet"|url\(["']?https?:/,
      );
      expect(gzipSync(html).length, `${path} in ${value}`).toBeLessThan(14 * 1024);
    }
  });

  it.each(legalPages)('has /%s in every language, whole in one response of at most 20 KB', async (path) => {
    for (const { value, code, dir } of languages) {
      const html = await read(fileOf(path, value));

      expect(html).toContain(`<html lang="${code}" dir="${dir}" data-language="${value}">`);
      expect(html).not.toMatch(/\{\{|undefined|<img|<link rel="stylesheet"|url\(["']?https?:/);
      expect(gzipSync(html).length, `${path} in ${value}`).toBeLessThan(20 * 1024);
    }
  });

  it('asks about analytics on the home page alone, and not before its script runs', async () => {
    const asks = /<template data-analytics="ask"/;

    expect(await read('index.html')).toMatch(asks);
    for (const path of [...paths, ...legalPages].filter((one) => one !== '')) {
      expect(await read(fileOf(path, 'en_us')), path).not.toMatch(asks);
    }
  });

  it.each(paths)('says where /%s stands in its other languages, by whole addresses', async (path) => {
    const html = await read(fileOf(path, 'ar_ae'));
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
    const addresses = new Map(alternates.map(([, tag, address]) => [tag, address]));

    expect([...addresses.keys()]).toEqual([...languages.map(({ code }) => code), 'x-default']);
    expect(addresses.get('x-default')).toBe(`https://origin.invalid/${path}`);
    expect(html).toContain(`<link rel="canonical" href="${addresses.get('ar-AE') ?? ''}"`);
  });

  it.each(paths)('loads at most two small modules on /%s, after the page', async (path) => {
    const html = await read(fileOf(path, 'en_us'));
    const names = [...html.matchAll(/<script type="module" src="\/assets\/s\/([^"]+)"><\/script>/g)].map(
      ([, name]) => name ?? '',
    );
    const scripts = await Promise.all(names.map((name) => readFile(join(outDir, 'scripts', name))));

    expect(html.match(/<script/g)).toHaveLength(names.length);
    expect(names.length).toBeLessThanOrEqual(2);
    expect(scripts.reduce((bytes, script) => bytes + gzipSync(script).length, 0)).toBeLessThan(6_000);
  });

  it.each(languages)('has the chat in $value, with one module and no script inside', async ({ value, code, dir }) => {
    const html = await read(`chat/${value}.html`);
    const { page } = readTexts(value, 'product-chat') as { page: { noScript: string } };

    expect(html).toContain(`lang="${code}" dir="${dir}"`);
    expect(html).toContain(`<option value="${value}" lang="${code}" selected="">`);
    expect(html).toContain(page.noScript);
    expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/s\/product-chat\.\w+\.js">$/),
    ]);
    expect(gzipSync(html).length).toBeLessThan(9_600);
  });

  it('names all that the chat cannot run without, at most 12.75 KB of it, so that it comes at once', async () => {
    const html = await read('chat/en_us.html');
    const files = [...html.matchAll(/(?:src|modulepreload" href)="\/assets\/s\/([^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    const scripts = await Promise.all(files.map((file) => readFile(join(outDir, 'scripts', file))));
    const imported = scripts.flatMap((script) => [...String(script).matchAll(/from"\.\/([^"]+)"/g)]);

    expect(files).toEqual(expect.arrayContaining(imported.map(([, file]) => file)));
    expect(scripts.reduce((bytes, script) => bytes + gzipSync(script).length, 0)).toBeLessThanOrEqual(12.75 * 1024);
  });

  it('has the widget for other sites as one plain script of at most 3 KB', async () => {
    const script = await read('embed/chat.js');

    expect(script).not.toMatch(/^import|^export|import\(/m);
    expect(gzipSync(script).length).toBeLessThanOrEqual(3 * 1024);
  });

  it.each(languageValues)('has the words of the widget in %s', async (language) => {
    const element = new EventTarget();
    const given: unknown[] = [];
    element.addEventListener('words', (event) => given.push((event as CustomEvent).detail));

    runInNewContext(await read(`embed/${language}.js`), { document: { currentScript: element }, CustomEvent });

    expect(given).toEqual([readTexts(language, 'embed')]);
  });

  it.each(languages)(
    'has the example page in $value, kept from search engines, small',
    async ({ value, code, dir }) => {
      const home = await read(fileOf('', value));
      const html = await read(`sample-${value}.html`);

      expect(home).toContain(`src="/sample-${value}.html" loading="lazy"`);
      expect(html).toContain(`<html lang="${code}" dir="${dir}"`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/\{\{|undefined|origin\.invalid/);
      expect(gzipSync(html).length).toBeLessThan(8 * 1024);
      expect(JSON.parse(await read(`sample-${value}.json`))).toMatchObject({
        language: value,
        page: { profile: { pageLanguage: value } },
      });
    },
  );

  it('gives the example page what published pages load', async () => {
    const html = await read('sample-en_us.html');

    expect(html).toContain('data-first="/assets/p/first.1.js" data-texts="/assets/p/texts-en_us.2.js"');
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
    expect(TERMS_VERSION).toBe('2025-01-01');
    expect(await read('legal/terms.html')).toContain('Effective from January 1, 2025');
    expect(await read('legal/terms/en_gb.html')).toContain('1 January 2025');
  });

  it('keeps the page of nobody out of search engines', async () => {
    expect(await read('404.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('index.html')).not.toContain('noindex');
  });
});
