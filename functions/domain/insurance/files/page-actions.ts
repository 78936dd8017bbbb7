/**
 * What a page does when it is shown or left (`AA`; ISO 32000-1, 12.6.3), taken out of a PDF as PDFium writes it: a table of
 * places at its end, every object in full, names in plain letters. Spaces take its place, so nothing moves.
 */

const ACTIONS = /\/AA(?=[\s<[(/\d])/g;
const SPACE = 0x20;

/** Changes the bytes that it is given. Throws for what PDFium did not write. */
export function withoutPageActions(bytes: Buffer): Buffer {
  const places = placesOf(bytes);
  for (const [index, start] of places.entries()) {
    const object = bytes.subarray(start, places[index + 1]);
    const text = object.toString('latin1');
    // A page is no stream; those are most of a file, and their bytes mean something else.
    if (/endstream\s*endobj\s*$/.test(text)) continue;
    for (const { index: at } of text.matchAll(ACTIONS)) object.fill(SPACE, at, endOfValue(text, at + '/AA'.length));
  }
  return bytes;
}

/** Where objects begin, and at last the table itself. */
function placesOf(bytes: Buffer): number[] {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64));
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const rows = bytes.toString('latin1', table).matchAll(/^(\d{10}) \d{5} n/gm);
  const places = [...rows].map(([, place]) => Number(place)).toSorted((one, other) => one - other);
  if (!Number.isInteger(table) || places.length === 0) throw new Error('The document was written in another way.');
  return [...places, table];
}

const OPENING = new Map([
  ['<<', '>>'],
  ['[', ']'],
]);

/** Of a dictionary or a list, or of anything else up to the next name or end. */
function endOfValue(text: string, from: number): number {
  const open: string[] = [];
  // Strings are stepped over whole: what stands in them opens and closes nothing.
  const token = /\((?:[^()\\]|\\[^])*\)|<<|>>|[[\]]|[^\s<>[\]()/]+|\/[^\s<>[\]()/]*|<[^<>]*>/g;
  token.lastIndex = from;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [sign] = match;
    const closing = OPENING.get(sign);
    if (closing !== undefined) open.push(closing);
    else if (open.at(-1) === sign) open.pop();
    else if (open.length === 0 && (sign.startsWith('/') || sign === '>>')) return match.index;
    if (open.length === 0 && (closing !== undefined || sign === '>>' || sign === ']')) return token.lastIndex;
  }
  return text.length;
}
