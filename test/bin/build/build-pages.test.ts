import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages, type PagesManifest } from '../../../bin/build/build-pages.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { inlineScript } from '../../../web/pages/inline-script.ts';

const root = resolve(import.meta.dirname, '../../..');

let folder: string;
let manifest: PagesManifest;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-pages-'));
  manifest = await build();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(): Promise<PagesManifest> {
  return buildPages({ rootDir: root, outDir: folder, manifestFile: join(folder, 'manifest.json') });
}

function source(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function fileOf(island: string): string {
  return basename(manifest.islands[island] ?? '');
}

/** A file and all that it imports at once, without what it fetches later. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of source(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) loadedWith(imported, seen);
  return seen;
}

function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(source(file), { level: 9 }).length, 0);
}

test('names every island and the texts of every language, by the hash of what is in them', () => {
  expect(Object.keys(manifest.islands)).toEqual([
    'card',
    'chat',
    'first',
    'quote',
    'report',
    'share',
    ...languageValues.map((value) => `texts-${value}`).sort(),
    'visit',
  ]);
  for (const [name, path] of Object.entries(manifest.islands)) {
    expect(path).toMatch(new RegExp(`^/assets/p/${name}\\.[A-Z0-9]{8}\\.js$`));
    expect(readdirSync(folder)).toContain(basename(path));
  }
  expect(JSON.parse(source('manifest.json'))).toEqual(manifest);
});

test('gives the hash that lets the inline script run under the policy', () => {
  const hash = createHash('sha256').update(inlineScript, 'utf8').digest('base64');
  expect(manifest.inlineScriptHashes).toEqual([`sha256-${hash}`]);
});

test('the first island is at most 3 KB', () => {
  expect(gzipBytes(loadedWith(fileOf('first')))).toBeLessThanOrEqual(3 * 1024);
});

test.each(['chat', 'quote', 'share', 'report', 'visit'])(
  'the %s island with all that it loads is at most 60 KB',
  (island) => {
    const later = [...source(fileOf(island)).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file);
    const files = new Set([...loadedWith(fileOf(island)), ...later.flatMap((file) => [...loadedWith(file)])]);
    expect(gzipBytes(files)).toBeLessThanOrEqual(60 * 1024);
  },
);

test('islands carry no React and no schemas', () => {
  for (const island of ['first', 'chat', 'quote', 'share', 'report', 'visit']) {
    const code = [...loadedWith(fileOf(island))].map((file) => source(file)).join('\n');
    expect(code).not.toMatch(/ZodError|react\.transitional\.element|react\.element/);
  }
});

test('a language file holds what islands show and nothing of the page itself', async () => {
  const { texts } = (await import(join(folder, fileOf('texts-de_de')))) as { texts: Record<string, unknown> };
  const all = JSON.parse(readFileSync(join(root, 'web/locales/de_de/page.json'), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(texts)).toEqual(['chat', 'sources', 'quote', 'share', 'report', 'notice', 'person', 'wallet']);
  expect(texts.chat).toEqual(all.chat);
});

test('the same sources give the same addresses, and files of earlier builds stay', async () => {
  const before = readdirSync(folder).sort();
  expect(await build()).toEqual(manifest);
  expect(readdirSync(folder).sort()).toEqual(before);
});
