/**
 * Brings the web fonts to where the app and the publish job find them. Names hold a hash of the content, and pages in the
 * field keep none of them (they have files of their own), so an old one is missed by nobody.
 *
 *   <outDir>/<font>.<hash>.css                       all scripts of a family, for the editor
 *   <outDir>/<package>-<script>-<weight>.<hash>.woff2
 */
import { fromFile } from '@capsizecss/unpack/fs';
import { create } from 'fontkitten';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  TEXT_WEIGHT,
  webFontIds,
  webFonts,
  type FontLibrary,
  type FontPart,
  type StandIn,
  type WebFontId,
} from '../../shared/model/web-fonts.ts';
import { charactersIn } from '../../functions/domain/pages/cut-font.ts';
import { fontSources, pictureSources, slicedSources, type FontSource } from './font-sources.ts';

export type BuildFontsOptions = {
  /** Folder with `node_modules`. */
  rootDir: string;
  /** Folder of the files, from the root. */
  outDir?: string;
};

/** Where the site serves the files. */
const publicPath = '/assets/f';

/**
 * Width of the average letter in em of the fonts that stand in, Arial and Times New Roman, and of those with the same
 * metrics on other systems (from the table of capsize).
 */
const standInWidths = { sans: 913 / 2048, serif: 832 / 2048 };

/** Gives the library: what there is of each family, and where. */
export async function buildFonts({ rootDir, outDir = '.build/web/assets/f' }: BuildFontsOptions): Promise<FontLibrary> {
  const root = resolve(rootDir);
  const target = resolve(root, outDir);
  await mkdir(target, { recursive: true });
  const entries = await Promise.all(webFontIds.map(async (id) => [id, await buildFont(root, target, id)] as const));
  return Object.fromEntries(entries) as FontLibrary;
}

/**
 * Scripts that pictures write beside those of the library: devices have fonts for them, a drawing only has what it is given.
 * Those with Chinese characters are slices of variable fonts.
 */
export async function buildPictureFonts({
  rootDir,
  outDir = '.build/web/assets/f',
}: BuildFontsOptions): Promise<FontPart[]> {
  const root = resolve(rootDir);
  const target = resolve(root, outDir);
  const weights = [TEXT_WEIGHT, 700];
  const parts = pictureSources.map((source) => buildPart(root, target, source, weights));
  const slices = slicedSources.map((source) => buildSlices(root, target, source, weights));
  return [...(await Promise.all(parts)), ...(await Promise.all(slices)).flat()];
}

async function buildSlices(
  root: string,
  target: string,
  { from, script }: (typeof slicedSources)[number],
  weights: number[],
): Promise<FontPart[]> {
  const folder = join(root, 'node_modules/@fontsource-variable', from);
  // Other scripts of the package have names in place of numbers; the library has fonts for them.
  const slices = Object.entries(await readRanges(folder)).filter(([slice]) => slice.startsWith('['));
  return Promise.all(
    slices.map(async ([slice, range]) => {
      const name = `${from}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
      const body = await readFile(join(folder, 'files', name));
      const file = await writeHashed(target, name, body);
      return {
        range: drawnRange(body, range),
        files: Object.fromEntries(weights.map((weight) => [weight, file])),
        script,
      };
    }),
  );
}

/** That part of a range which the file has letters for: ranges of these packages name more. */
function drawnRange(body: Buffer, range: string): string {
  const font = create(body);
  const drawn = 'characterSet' in font ? font.characterSet : [];
  const text = drawn.map((code) => String.fromCodePoint(code)).join('');
  return [...charactersIn(text, range)].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
}

async function buildFont(root: string, target: string, id: WebFontId): Promise<FontLibrary[WebFontId]> {
  const weights = [webFonts[id].nameWeight, TEXT_WEIGHT];
  const parts = await Promise.all(fontSources[id].map((source) => buildPart(root, target, source, weights)));
  const css = parts.flatMap((part) => fontFaces(webFonts[id].family, part)).join('\n');
  const stylesheet = await writeHashed(target, `${id}.css`, Buffer.from(css));
  const standIn = Object.fromEntries(
    await Promise.all(weights.map(async (weight) => [weight, await measure(root, id, weight)] as const)),
  );
  return { stylesheet, parts, standIn };
}

async function buildPart(root: string, target: string, source: FontSource, weights: number[]): Promise<FontPart> {
  const files = await Promise.all(
    weights.map(async (weight) => {
      const file = await findFile(root, source, weight);
      return [weight, await writeHashed(target, file.name, file.body)] as const;
    }),
  );
  return { range: await rangeOf(root, source), files: Object.fromEntries(files) };
}

/** A companion may lack the very weight: then its next heavier one. */
async function findFile(root: string, { from, subset }: FontSource, weight: number) {
  const { weights } = JSON.parse(await readFile(join(packageOf(root, from), 'metadata.json'), 'utf8')) as {
    weights: number[];
  };
  const nearest = weights.find((candidate) => candidate >= weight) ?? weights.at(-1);
  const name = `${from}-${subset}-${nearest}`;
  return { name: `${name}.woff2`, body: await readFile(join(packageOf(root, from), 'files', `${name}-normal.woff2`)) };
}

async function readRanges(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
}

async function rangeOf(root: string, { from, subset }: FontSource): Promise<string> {
  const range = (await readRanges(packageOf(root, from)))[subset];
  if (range === undefined)
    throw new Error(`@fontsource/${from} has no script "${subset}". Choose another in font-sources.ts.`);
  return range;
}

const packageOf = (root: string, name: string): string => join(root, 'node_modules/@fontsource', name);

function fontFaces(family: string, { range, files }: FontPart): string[] {
  return Object.entries(files).map(
    ([weight, file]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
      `src:url(${basename(file)})format("woff2");unicode-range:${range}}`,
  );
}

/** How the font that stands in is drawn, so that lines are as long and as high as they will be. */
async function measure(root: string, id: WebFontId, weight: number): Promise<StandIn> {
  const file = join(packageOf(root, id), 'files', `${id}-latin-${weight}-normal.woff2`);
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromFile(file);
  const size = xWidthAvg / unitsPerEm / standInWidths[webFonts[id].kind];
  const percent = (part: number): number => Math.round(part * 1_000) / 10;
  return {
    size: percent(size),
    ascent: percent(ascent / unitsPerEm / size),
    descent: percent(Math.abs(descent) / unitsPerEm / size),
  };
}

async function writeHashed(target: string, name: string, body: Buffer): Promise<string> {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  const file = name.replace(/(\.\w+)$/, `.${hash}$1`);
  await writeFile(join(target, file), body);
  return `${publicPath}/${file}`;
}
