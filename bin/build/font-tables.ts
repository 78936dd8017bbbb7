/** The tables of a TrueType or OpenType font, by their tags (OpenType 1.9, chapter "Organization of an OpenType font"). */

export type Tables = Readonly<Record<string, Buffer>>;

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = HEADER_BYTES + place * ENTRY_BYTES;
    const start = font.readUInt32BE(at + 8);
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))] as const;
  });
  return Object.fromEntries(entries);
}

/** With the sums that the format asks for. */
export function writeTables(tables: Tables): Buffer {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  const bodies = entries.map(([tag, body]) => padded(tag === 'head' ? withoutSum(body) : body));
  const header = Buffer.alloc(HEADER_BYTES + entries.length * ENTRY_BYTES);
  header.writeUInt32BE(tables['CFF '] ? 0x4f54_544f : 0x0001_0000, 0);
  writeSearch(header, entries.length);
  let start = header.length;
  entries.forEach(([tag, body], place) => {
    const at = HEADER_BYTES + place * ENTRY_BYTES;
    const whole = bodies[place] ?? body;
    header.write(tag, at, 'latin1');
    [sumOf(whole), start, body.length].forEach((value, field) => header.writeUInt32BE(value, at + 4 + field * 4));
    start += whole.length;
  });
  const font = Buffer.concat([header, ...bodies]);
  const head = entries.findIndex(([tag]) => tag === 'head');
  const headAt = header.readUInt32BE(HEADER_BYTES + head * ENTRY_BYTES + 8);
  font.writeUInt32BE((0xb1b0_afba - sumOf(font)) >>> 0, headAt + 8);
  return font;
}

function writeSearch(header: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * ENTRY_BYTES;
  [count, range, power, count * ENTRY_BYTES - range].forEach((value, place) =>
    header.writeUInt16BE(value, 4 + place * 2),
  );
}

const padded = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);

/** The sum of the whole font is counted as if it were zero. */
function withoutSum(head: Buffer): Buffer {
  const out = Buffer.from(head);
  out.writeUInt32BE(0, 8);
  return out;
}

function sumOf(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}
