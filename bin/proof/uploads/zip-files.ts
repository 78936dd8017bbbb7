/** ZIP archives, field by field: also those whose directory lies (PKWARE, APPNOTE 6.3.10, 4.3). */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  data: Buffer;
  /** What the directory says that it unpacks to; what it does unless given. */
  says?: number;
  /** Its place is that of another entry's data: they overlap. */
  at?: number;
  /** As it is, without being packed: what is packed too well is refused for that alone. */
  isStored?: boolean;
};

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

type Placed = ZipEntry & { packed: Buffer; offset: number };

export function makeZip(entries: readonly ZipEntry[]): Buffer {
  // Entries may share their data, by the thousand.
  const checks = new Map(entries.map(({ data }) => [data, 0]));
  for (const data of checks.keys()) checks.set(data, crc32(data));
  const checkOf = ({ data }: ZipEntry): number => checks.get(data) ?? 0;
  const placed: Placed[] = [];
  const parts: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const shared = entry.at === undefined ? undefined : placed[entry.at];
    const packed = shared?.packed ?? (entry.isStored ? entry.data : deflateRawSync(entry.data, { level: 9 }));
    placed.push({ ...entry, packed, offset: shared?.offset ?? offset });
    if (shared) continue;
    const local = Buffer.concat([localHead(entry, packed, checkOf(entry)), packed]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(placed.map((entry) => directoryEntry(entry, checkOf(entry))));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(placed.length & 0xffff, 8);
  end.writeUInt16LE(placed.length & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

function localHead({ name, data, says, isStored = false }: ZipEntry, packed: Buffer, check: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(isStored ? STORED : DEFLATED, 8);
  head.writeUInt32LE(check, 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(says ?? data.length, 22);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

function directoryEntry({ name, data, says, isStored = false, packed, offset }: Placed, check: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(ENTRY, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(isStored ? STORED : DEFLATED, 10);
  entry.writeUInt32LE(check, 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(says ?? data.length, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(name)]);
}
