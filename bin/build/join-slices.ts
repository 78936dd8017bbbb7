/**
 * Joins the slices of a font into one file. Chinese, Japanese and Korean fonts come in about a hundred slices each, made for
 * browsers that load only some of them; a typesetter takes one file a weight. Slices have outlines in the table `glyf`, and none of
 * them refers to another glyph. Format: OpenType 1.9.
 */
import { characterMap, glyphsOf } from './font-characters.ts';
import { readTables, writeTables, type Tables } from './font-tables.ts';

type Slice = { tables: Tables; characters: Map<number, number>; count: number };

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
    outlines.push(...outlinesOf(slice));
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
  return { tables, characters: glyphsOf(file), count: numberAt(tables, 'maxp', 4) };
}

function tableOf({ tables }: { tables: Tables }, tag: string): Buffer {
  const table = tables[tag];
  if (table === undefined) throw new Error(`A slice has no table ${tag}. Expected a TrueType font with outlines.`);
  return table;
}

const numberAt = (tables: Tables, tag: string, at: number): number => tableOf({ tables }, tag).readUInt16BE(at);

/** Of each glyph, padded to four bytes. */
function outlinesOf(slice: Slice): Buffer[] {
  const offsets = tableOf(slice, 'loca');
  const isLong = numberAt(slice.tables, 'head', 50) === 1;
  const at = (glyph: number): number =>
    isLong ? offsets.readUInt32BE(glyph * 4) : offsets.readUInt16BE(glyph * 2) * 2;
  const all = tableOf(slice, 'glyf');
  return Array.from({ length: slice.count }, (_, glyph) => {
    const outline = all.subarray(at(glyph), at(glyph + 1));
    if (outline.length > 0 && outline.readInt16BE(0) < 0) {
      throw new Error('A slice has an outline made of other glyphs, whose numbers change. Expected plain outlines.');
    }
    return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
  });
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
