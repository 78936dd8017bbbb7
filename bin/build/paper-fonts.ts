/**
 * Fonts of papers, as files that a typesetter reads. Each script is a family of its own with a regular and a bold face, so that
 * a paper can say which comes first. Made from the same packages as the web fonts, once, and kept until they change:
 *
 *   <outDir>/fonts.json        the families, and what characters each has
 *   <outDir>/<family>-<weight>.ttf
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PaperFonts } from '../../functions/jobs/typeset/paper-fonts.ts';
import { characterMap, glyphsOf } from './font-characters.ts';
import { fontSources, pictureSources, slicedSources, type FontSource } from './font-sources.ts';
import { readTables, writeTables } from './font-tables.ts';
import { joinSlices } from './join-slices.ts';

const WEIGHTS = [400, 700] as const;
/** Combining Diacritical Marks. */
const FIRST_ACCENT = 0x300;
const LAST_ACCENT = 0x36f;

type Weight = (typeof WEIGHTS)[number];
type Face = { family: string; script?: string; files: Record<Weight, Buffer> };

const sources: readonly FontSource[] = [...fontSources.inter, ...pictureSources];

/** Where the fonts are kept. */
export const paperFontsIn = (rootDir: string): string => join(rootDir, '.build', 'paper-fonts');

/** Makes the fonts, or keeps those that are there. */
export async function buildPaperFonts(rootDir: string): Promise<void> {
  const outDir = paperFontsIn(rootDir);
  const key = await keyOf(rootDir);
  const listFile = join(outDir, 'fonts.json');
  if (existsSync(listFile) && (JSON.parse(await readFile(listFile, 'utf8')) as PaperFonts).key === key) return;
  await mkdir(dirname(outDir), { recursive: true });
  const being = await mkdtemp(`${outDir}-`);
  // A temporary folder is its owner's alone, and on Lambda the reader is somebody else.
  await chmod(being, 0o755);
  try {
    await writeFonts(being, key, await makeFaces(rootDir));
    await rm(outDir, { recursive: true, force: true });
    await rename(being, outDir);
  } catch (error) {
    await rm(being, { recursive: true, force: true });
    // Another process was first, with the same fonts.
    if (!existsSync(listFile)) throw error;
  }
}

/** Versions of the packages, and this builder. */
async function keyOf(rootDir: string): Promise<string> {
  const packages = [...sources, ...slicedSources].map(({ from }) => from);
  const manifests = [...new Set(packages)].map((name) => join(folderOf(rootDir, name), 'package.json'));
  const code = globSync(
    join(import.meta.dirname, '{paper-fonts,join-slices,font-tables,font-characters,font-sources}.ts'),
  ).sort();
  const hash = createHash('sha256');
  for (const file of [...manifests, ...code]) hash.update(await readFile(file));
  return hash.digest('hex');
}

function folderOf(rootDir: string, name: string): string {
  const isSliced = slicedSources.some(({ from }) => from === name);
  return join(rootDir, 'node_modules', isSliced ? '@fontsource-variable' : '@fontsource', name);
}

async function makeFaces(rootDir: string): Promise<Face[]> {
  const faces: Face[] = [];
  for (const source of sources) faces.push(await makeFace(rootDir, source));
  const first = faces.shift();
  if (first) faces.splice(0, 0, withoutAccents(first), ...faces.splice(0), first);
  for (const { from, script } of slicedSources) faces.push(await joinFace(rootDir, from, script));
  return faces;
}

async function makeFace(rootDir: string, { from, subset }: FontSource): Promise<Face> {
  const read = async (weight: Weight): Promise<Buffer> => {
    const file = join(folderOf(rootDir, from), 'files', `${from}-${subset}-${weight}-normal.woff2`);
    return toTrueType(await readFile(file));
  };
  return { family: familyOf(subset), files: { 400: await read(400), 700: await read(700) } };
}

/**
 * The first font would set an ễ, which a later one has, from its ê and a tilde: two signs where readers of the PDF expect one
 * letter. So its accents come later, in the font as it is, for letters that are only to be had in parts.
 */
function withoutAccents({ files }: Face): Face {
  const less = (file: Buffer): Buffer => {
    const glyphs = [...glyphsOf(file)].filter(([code]) => code < FIRST_ACCENT || code > LAST_ACCENT);
    return writeTables({ ...readTables(file), cmap: characterMap(new Map(glyphs)) });
  };
  return { family: familyOf('letters'), files: { 400: less(files[400]), 700: less(files[700]) } };
}

/** `latin-ext` is `Paper latinext`: an ending in a word of its own could be taken for a style. */
const familyOf = (script: string): string => `Paper ${script.replaceAll('-', '').toLowerCase()}`;

async function toTrueType(file: Buffer): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'truetype', noHinting: true });
}

async function joinFace(rootDir: string, from: string, script: string): Promise<Face> {
  const folder = join(folderOf(rootDir, from), 'files');
  const slices: Record<Weight, Buffer[]> = { 400: [], 700: [] };
  for (const file of globSync(`${from}-+([0-9])-wght-normal.woff2`, { cwd: folder }).sort(byNumber)) {
    const slice = await toTrueType(await readFile(join(folder, file)));
    for (const weight of WEIGHTS) slices[weight].push(await takeWeight(slice, weight));
  }
  return { family: familyOf(script), script, files: { 400: joinSlices(slices[400]), 700: joinSlices(slices[700]) } };
}

/** Slices are variable, which the typesetter does not know: gives the outlines of one weight. */
export async function takeWeight(slice: Buffer, weight: Weight): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(slice, String.fromCodePoint(...charactersOf(slice)), {
    targetFormat: 'truetype',
    noHinting: true,
    variationAxes: { wght: weight },
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'vhea', 'vmtx', 'gasp'],
  });
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

const charactersOf = (file: Buffer): number[] => [...glyphsOf(file).keys()];

async function writeFonts(folder: string, key: string, faces: readonly Face[]): Promise<void> {
  const families: PaperFonts['families'] = [];
  for (const { family, script, files } of faces) {
    for (const weight of WEIGHTS) {
      await writeFile(join(folder, `${family.replace(' ', '-')}-${weight}.ttf`), named(files[weight], family, weight));
    }
    const spans = spansOf(charactersOf(files[400]));
    families.push({ name: family, spans, ...(script === undefined ? {} : { script: script as 'Hant' }) });
  }
  await writeFile(join(folder, 'fonts.json'), JSON.stringify({ key, families } satisfies PaperFonts));
}

/** First and last of characters that follow one another. */
function spansOf(codes: readonly number[]): [first: number, last: number][] {
  const spans: [number, number][] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const span = spans.at(-1);
    if (span && span[1] >= code - 1) span[1] = code;
    else spans.push([code, code]);
  }
  return spans;
}

/** The font under another family's name and weight; whose it is stays in it. */
function named(font: Buffer, family: string, weight: Weight): Buffer {
  const tables = readTables(font);
  const { name: names, 'OS/2': style } = tables;
  if (!names || !style) throw new Error(`The font of ${family} has no names or no style. Choose another package.`);
  const about = Buffer.from(style);
  about.writeUInt16BE(weight, 4);
  const styleName = weight === 700 ? 'Bold' : 'Regular';
  const postScript = `${family.replaceAll(' ', '')}-${styleName}`;
  const name = nameTable([
    [0, copyrightIn(names)],
    [1, family],
    [2, styleName],
    [4, `${family} ${styleName}`],
    [6, postScript],
  ]);
  return writeTables({ ...tables, name, 'OS/2': about });
}

/** Records of Windows in English (3, 1, 0x409), as UTF-16. */
function nameTable(texts: readonly (readonly [id: number, text: string])[]): Buffer {
  const bodies = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + texts.length * 12);
  [0, texts.length, header.length].forEach((value, place) => header.writeUInt16BE(value, place * 2));
  let at = 0;
  texts.forEach(([id], place) => {
    const length = bodies[place]?.length ?? 0;
    [3, 1, 0x409, id, length, at].forEach((value, field) => header.writeUInt16BE(value, 6 + place * 12 + field * 2));
    at += length;
  });
  return Buffer.concat([header, ...bodies]);
}

function copyrightIn(names: Buffer): string {
  const start = names.readUInt16BE(4);
  for (let at = 6; at < 6 + names.readUInt16BE(2) * 12; at += 12) {
    if (names.readUInt16BE(at) !== 3 || names.readUInt16BE(at + 6) !== 0) continue;
    const from = start + names.readUInt16BE(at + 10);
    return Buffer.from(names.subarray(from, from + names.readUInt16BE(at + 8)))
      .swap16()
      .toString('utf16le');
  }
  return '';
}
