/** Fonts of papers, as they are made of the packages: read by another program than the one that writes them. */
import { create } from 'fontkitten';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPapers } from '../../../bin/build/copy-papers.ts';
import { readTables } from '../../../bin/build/font-tables.ts';
import { buildPaperFonts, paperFontsIn, takeWeight } from '../../../bin/build/paper-fonts.ts';
import type { PaperFonts } from '../../../functions/jobs/typeset/paper-fonts.ts';

const root = process.cwd();
const folder = paperFontsIn(root);
beforeAll(() => buildPaperFonts(root));

const list = (): PaperFonts => JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as PaperFonts;
const files = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.ttf'));
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

function fontOf(bytes: Buffer) {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('Expected one font.');
  return font;
}

describe('the fonts of papers', () => {
  test('are each a regular and a bold face under a name of its own', () => {
    const names = files().map((name) => fontOf(bytesOf(name)).familyName);

    expect(new Set(names)).toEqual(new Set(list().families.map(({ name }) => name)));
    expect(names).toHaveLength(2 * list().families.length);
    for (const name of files()) {
      expect(readTables(bytesOf(name))['OS/2']?.readUInt16BE(4)).toBe(name.endsWith('-700.ttf') ? 700 : 400);
    }
  });

  test('keep whose they are', () => {
    for (const name of files())
      expect(fontOf(bytesOf(name)).copyright).toMatch(/copyright|project authors|\(c\) \d{4}/i);
  });

  test.each([
    ['hant', '骨直港灣理財顧問有限公司'],
    ['hans', '骨直远见咨询有限公司'],
    ['jpan', '骨直佐藤コンサルティング株式会社'],
    ['kore', '주식회사대한민국서울'],
  ])('have the outlines of their slices in %s', (script, text) => {
    for (const weight of [400, 700]) {
      const font = fontOf(bytesOf(`Paper-${script}-${weight}.ttf`));
      const drawn = [...text].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));

      expect(drawn.map(({ id }) => id)).not.toContain(0);
      // Every outline is one of its own, and as wide as the others.
      expect(new Set(drawn.map(({ path }) => path.toSVG())).size).toBe(new Set(text).size);
      expect(drawn.every(({ path }) => path.commands.length > 4)).toBe(true);
    }
  });

  test.each([400, 700] as const)(
    'have the very outlines and widths that a slice has in the weight %i',
    async (weight) => {
      const slice = readFileSync(
        'node_modules/@fontsource-variable/noto-sans-tc/files/noto-sans-tc-90-wght-normal.woff2',
      );
      const expected = fontOf(await takeWeight(slice, weight));
      const joined = fontOf(bytesOf(`Paper-hant-${weight}.ttf`));
      const shapeIn = (font: typeof joined, code: number): unknown[] => {
        const { path, advanceWidth } = font.glyphForCodePoint(code);
        return [path.toSVG(), advanceWidth];
      };

      expect(expected.characterSet.length).toBeGreaterThan(20);
      for (const code of expected.characterSet) expect(shapeIn(joined, code)).toEqual(shapeIn(expected, code));
    },
  );

  test('are bolder where they are bold', () => {
    const inkOf = (weight: number): number => {
      const { path } = fontOf(bytesOf(`Paper-hant-${weight}.ttf`)).glyphForCodePoint('一'.codePointAt(0) ?? 0);
      return path.bbox.maxY - path.bbox.minY;
    };

    expect(inkOf(700)).toBeGreaterThan(inkOf(400) * 1.2);
  });

  test('tell the characters that they have', () => {
    const has = (character: string): boolean =>
      list().families.some(({ spans }) =>
        spans.some(
          ([first, last]) => first <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= last,
        ),
      );

    expect([...'AäŁЖΩشกאह骨远가'].filter((character) => !has(character))).toEqual([]);
    expect(has('த')).toBe(false);
  });

  test('are made once', async () => {
    const before = statSync(join(folder, 'fonts.json')).mtimeMs;
    await buildPaperFonts(root);

    expect(statSync(join(folder, 'fonts.json')).mtimeMs).toBe(before);
  });
});

describe('beside the bundle of the function that sets papers', () => {
  const target = mkdtempSync(join(tmpdir(), 'papers-'));
  afterAll(() => rmSync(target, { recursive: true }));

  test('are its templates and the fonts, far below the 250 MB of a function', async () => {
    await copyPapers(root, 'functions/jobs/typeset/index.ts', target);

    expect(readdirSync(join(target, 'papers'))).toContain('invoice.typ');
    // Lambda reads them as another user.
    expect(statSync(join(target, 'fonts')).mode & 0o777).toBe(0o755);
    const bytes = readdirSync(join(target, 'fonts')).map((name) => statSync(join(target, 'fonts', name)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000_000);
  });

  test('is nothing for another function', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'papers-none-'));
    await copyPapers(root, 'functions/jobs/issue-invoice/index.ts', empty);

    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});
