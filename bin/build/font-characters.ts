/** Which glyph a font has for which character. */
import { create } from 'fontkitten';

/** Glyphs by the numbers of characters. */
export function glyphsOf(file: Buffer): Map<number, number> {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts. Expected one font a file.');
  return new Map(font.characterSet.map((code) => [code, font.glyphForCodePoint(code).id] as const));
}

/** A table `cmap`, format 12: spans of characters whose glyphs follow one another. */
export function characterMap(characters: ReadonlyMap<number, number>): Buffer {
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
