/**
 * Joins the slices of a font into one file. Chinese, Japanese and Korean fonts come in about a hundred slices each, made for
 * browsers that load only some of them; a typesetter takes one file a weight. Slices have outlines in the table `glyf` and
 * nothing that refers from one glyph to another but compound outlines, whose references are moved. Format: OpenType 1.9.
 */
import { create } from 'fontkitten';
import { readTables, writeTables, type Tables } from './font-tables.ts';

type Slice = { tables: Tables; characters: Map<number, number>; count: number };

/** Flags of a part of a compound outline. */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** @param slices TrueType fonts of the same design, with unique characters or the first one's form of them */
export function joinSlices(slices: readonly Buffer[]): Buffer {
  const read = slices.map(readSlice);
  const [first] = read;
  if (first === undefined) throw new Error('There are no slices to join. Expected at least one.');
  const outlines: Buffer[] = [];
  const metrics: Buffer[] = [];
  const characters = new Map<number, number>();
  let before = 0;
  for (const slice of read) {
    outlines.push(...outlinesOf(slice, before));
    metrics.push(metricsOf(slice));
    for (const [character, glyph] of slice.characters) {
      if (!characters.has(character)) characters.set(character, glyph + before);
    }
    before += slice.count;
  }
  return writeTables({
    'OS/2': tableOf(first, 'OS/2'),
    cmap: characterMap(characters),
    glyf: Buffer.concat(outlines),
    head: withLongOffsets(tableOf(first, 'head')),
    hhea: withCount(tableOf(first, 'hhea'), 34, before),
    hmtx: Buffer.concat(metrics),
    loca: offsetsOf(outlines),
    maxp: largest(read, before),
    name: tableOf(first, 'name'),
    post: withoutNames(tableOf(first, 'post')),
  });
}

function readSlice(file: Buffer): Slice {
  const tables = readTables(file);
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('A collection of fonts cannot be joined. Expected one font a file.');
  const characters = font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id] as const);
  return { tables, characters: new Map(characters), count: numberAt(tables, 'maxp', 4) };
}

function tableOf({ tables }: { tables: Tables }, tag: string): Buffer {
  const table = tables[tag];
  if (table === undefined) throw new Error(`A slice has no table ${tag}. Expected a TrueType font with outlines.`);
  return table;
}

const numberAt = (tables: Tables, tag: string, at: number): number => tableOf({ tables }, tag).readUInt16BE(at);

/** Of each glyph, padded to four bytes. */
function outlinesOf(slice: Slice, before: number): Buffer[] {
  const offsets = tableOf(slice, 'loca');
  const isLong = numberAt(slice.tables, 'head', 50) === 1;
  const at = (glyph: number): number =>
    isLong ? offsets.readUInt32BE(glyph * 4) : offsets.readUInt16BE(glyph * 2) * 2;
  const all = tableOf(slice, 'glyf');
  return Array.from({ length: slice.count }, (_, glyph) => {
    const outline = Buffer.from(all.subarray(at(glyph), at(glyph + 1)));
    if (outline.length > 0 && outline.readInt16BE(0) < 0) moveParts(outline, before);
    return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
  });
}

/** A compound outline names its parts by number. */
function moveParts(outline: Buffer, before: number): void {
  for (let at = 10; ;) {
    const flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + before, at + 2);
    if ((flags & MORE) === 0) return;
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + scale;
  }
}

/** Width and left edge of each glyph; the last ones share a width. */
function metricsOf(slice: Slice): Buffer {
  const table = tableOf(slice, 'hmtx');
  const full = numberAt(slice.tables, 'hhea', 34);
  const out = Buffer.alloc(slice.count * 4);
  for (let glyph = 0; glyph < slice.count; glyph += 1) {
    const width = table.readUInt16BE(Math.min(glyph, full - 1) * 4);
    const left = table.readInt16BE(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2);
    out.writeUInt16BE(width, glyph * 4);
    out.writeInt16BE(left, glyph * 4 + 2);
  }
  return out;
}

function offsetsOf(outlines: readonly Buffer[]): Buffer {
  const out = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  outlines.forEach((outline, glyph) => {
    end += outline.length;
    out.writeUInt32BE(end, (glyph + 1) * 4);
  });
  return out;
}

/** Format 12: spans of characters whose glyphs follow one another. */
function characterMap(characters: ReadonlyMap<number, number>): Buffer {
  const spans: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([one], [other]) => one - other)) {
    const span = spans.at(-1);
    if (span && span.last + 1 === code && span.glyph + code - span.first === glyph) span.last = code;
    else spans.push({ first: code, last: code, glyph });
  }
  const out = Buffer.alloc(12 + 16 + spans.length * 12);
  // Version 0, one table: of Windows, all of Unicode.
  [0, 1, 3, 10].forEach((value, place) => out.writeUInt16BE(value, place * 2));
  out.writeUInt32BE(12, 8);
  out.writeUInt16BE(12, 12);
  out.writeUInt32BE(16 + spans.length * 12, 16);
  out.writeUInt32BE(spans.length, 24);
  spans.forEach(({ first, last, glyph }, place) => {
    [first, last, glyph].forEach((value, field) => out.writeUInt32BE(value, 28 + place * 12 + field * 4));
  });
  return out;
}

function withCount(table: Buffer, at: number, count: number): Buffer {
  const out = Buffer.from(table);
  out.writeUInt16BE(count, at);
  return out;
}

const withLongOffsets = (head: Buffer): Buffer => withCount(head, 50, 1);

/** Version 3: glyphs have no names. */
function withoutNames(post: Buffer): Buffer {
  const out = Buffer.from(post.subarray(0, 32));
  out.writeUInt32BE(0x0003_0000, 0);
  return out;
}

/** The largest outline of all slices is the largest of the whole. */
function largest(slices: readonly Slice[], count: number): Buffer {
  const tables = slices.map((slice) => tableOf(slice, 'maxp'));
  const out = Buffer.from(tables[0] ?? []);
  for (let at = 6; at + 2 <= out.length; at += 2) {
    out.writeUInt16BE(Math.max(...tables.map((table) => (at + 2 <= table.length ? table.readUInt16BE(at) : 0))), at);
  }
  return withCount(out, 4, count);
}
