/**
 * Files of a ZIP archive that a stranger made. Its directory is believed in nothing: no more is unpacked than it says, and
 * it may not say more than the limits (SECURITY.md T42, T60).
 */
import { inflateRawSync } from 'node:zlib';
import { DocumentUnreadable } from './document-unreadable.ts';

/** Of all files together, unpacked, in bytes. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** How many times its size a file may unpack to, once it is larger than `RATIO_FREE_BYTES`: Word's own stay below 50. */
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 1024 * 1024;
const MAX_ENTRIES = 10_000;

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const LOCKED = 1;

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number; isLocked: boolean };

/**
 * Throws DocumentUnreadable: `damaged`, `encrypted`, `zip_bomb`, and `too_long` when what is wanted unpacks to more than
 * `mostBytes`.
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Map<string, Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = orDamaged(() => entriesOf(buffer));
  checkSizes(entries);
  const wanted = entries.filter(({ name }) => isWanted(name));
  if (wanted.some(({ isLocked }) => isLocked)) throw new DocumentUnreadable('encrypted');
  // By what the directory says, before anything is unpacked: nothing unpacks to more.
  if (sizeOf(wanted) > mostBytes) throw new DocumentUnreadable('too_long', 'unpacked');
  return new Map(wanted.map((entry) => [entry.name, unpack(buffer, entry)]));
}

function checkSizes(entries: readonly Entry[]): void {
  const isSwollen = entries.some(
    ({ packed, unpacked }) => unpacked > RATIO_FREE_BYTES && unpacked > MAX_RATIO * Math.max(1, packed),
  );
  if (sizeOf(entries) > MAX_UNPACKED_BYTES || isSwollen) throw new DocumentUnreadable('zip_bomb');
}

const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);

/** Reading beyond the end throws, too. */
function entriesOf(buffer: Buffer): Entry[] {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new RangeError('Too many files.');
  let position = buffer.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (buffer.readUInt32LE(position) !== ENTRY) throw new RangeError('No entry.');
    const nameBytes = buffer.readUInt16LE(position + 28);
    const entry = {
      name: buffer.toString('utf8', position + ENTRY_BYTES, position + ENTRY_BYTES + nameBytes),
      method: buffer.readUInt16LE(position + 10),
      packed: buffer.readUInt32LE(position + 20),
      unpacked: buffer.readUInt32LE(position + 24),
      offset: buffer.readUInt32LE(position + 42),
      isLocked: (buffer.readUInt16LE(position + 8) & LOCKED) !== 0,
    };
    position += ENTRY_BYTES + nameBytes + buffer.readUInt16LE(position + 30) + buffer.readUInt16LE(position + 32);
    return entry;
  });
}

function findEnd(buffer: Buffer): number {
  const first = Math.max(0, buffer.length - END_BYTES - MAX_COMMENT);
  for (let position = buffer.length - END_BYTES; position >= first; position -= 1) {
    if (buffer.readUInt32LE(position) === END) return position;
  }
  throw new RangeError('No end of a directory.');
}

function unpack(buffer: Buffer, { method, packed, unpacked, offset }: Entry): Uint8Array {
  return orDamaged(() => {
    if (buffer.readUInt32LE(offset) !== LOCAL) throw new RangeError('No file.');
    const start = offset + LOCAL_BYTES + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
    const data = buffer.subarray(start, start + packed);
    if (method === STORED && packed !== unpacked) throw new RangeError('Two sizes.');
    if (method === STORED) return data;
    if (method !== DEFLATED) throw new RangeError('Unknown method.');
    return inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) });
  });
}

/** What unpacks to more than it says was made to harm. */
function orDamaged<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isBomb = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new DocumentUnreadable(isBomb ? 'zip_bomb' : 'damaged', String(error));
  }
}
