import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFonts, buildPictureFonts } from '../../../bin/build/build-fonts.ts';
import { fontSources, slicedSources } from '../../../bin/build/font-sources.ts';
import { charactersIn } from '../../../functions/domain/pages/cut-font.ts';
import { TEXT_WEIGHT, webFontIds, webFonts, type FontLibrary } from '../../../shared/model/web-fonts.ts';

const outDir = mkdtempSync(join(tmpdir(), 'fonts-'));
let library: FontLibrary;
afterAll(() => rmSync(outDir, { recursive: true }));
beforeAll(async () => {
  library = await buildFonts({ rootDir: process.cwd(), outDir });
});

const sheetOf = (id: (typeof webFontIds)[number]): string =>
  readFileSync(join(outDir, basename(library[id].stylesheet)), 'utf8');

test.each(webFontIds)('%s is there in the weights of names and of text, Latin first', (id) => {
  const { parts, standIn } = library[id];
  const weights = [webFonts[id].nameWeight, TEXT_WEIGHT].map(String).sort();

  expect(parts[0]?.range).toContain('U+0000-00FF');
  for (const { files } of parts) expect(Object.keys(files).sort()).toEqual(weights);
  for (const { size } of Object.values(standIn)) expect(size).toBeGreaterThan(60);
  for (const { size } of Object.values(standIn)) expect(size).toBeLessThan(140);
});

test.each(webFontIds)('the style sheet of %s names files that are there, under its own name', (id) => {
  const named = [...sheetOf(id).matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);

  expect(sheetOf(id)).toContain(`font-family:"${webFonts[id].family}"`);
  expect(readdirSync(outDir)).toEqual(expect.arrayContaining(named));
});

test('no file is larger than what a reader on the move should wait for in the picker', () => {
  for (const file of readdirSync(outDir)) expect(statSync(join(outDir, file)).size).toBeLessThan(120_000);
});

test.each([
  ['Hant', '發票編號', '项请抜'],
  ['Hans', '发票编号请', '한'],
  ['Jpan', '請求書番号お支払い済み', '发请한'],
  ['Kore', '청구서', '发请払'],
] as const)(
  'pictures in the script %s can write %s, and claim nothing that the files lack',
  async (script, words, foreign) => {
    const target = mkdtempSync(join(tmpdir(), 'picture-fonts-'));
    const parts = await buildPictureFonts({ rootDir: process.cwd(), outDir: target });
    rmSync(target, { recursive: true });
    const ranges = parts.flatMap((part) => (part.script === script ? [part.range] : [])).join();

    expect([...charactersIn(words, ranges)].toSorted()).toEqual([...new Set(words)].toSorted());
    expect(charactersIn(foreign, ranges)).toBe('');
  },
);

test('every package allows serving its fonts: SIL Open Font License', () => {
  const packages = new Set(Object.values(fontSources).flatMap((sources) => sources.map(({ from }) => from)));
  for (const name of packages) {
    const { license } = JSON.parse(readFileSync(`node_modules/@fontsource/${name}/metadata.json`, 'utf8')) as {
      license: { type: string };
    };
    expect([name, license.type]).toEqual([name, 'OFL-1.1']);
  }
  for (const { from } of slicedSources) {
    const { license } = JSON.parse(readFileSync(`node_modules/@fontsource-variable/${from}/package.json`, 'utf8')) as {
      license: string;
    };
    expect([from, license]).toEqual([from, 'OFL-1.1']);
  }
});
