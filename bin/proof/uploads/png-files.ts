/** PNG files, chunk by chunk (W3C, PNG specification, third edition). */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Kinds of colour, by the numbers that files give them. */
export const colours = { grey: 0, rgb: 2, palette: 3, rgba: 6 } as const;

type Head = {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth?: 1 | 8 | 16;
  colour?: keyof typeof colours;
  /** Adam7. */
  isInterlaced?: boolean;
};

export function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export function head({ width, height, depth = 8, colour = 'rgb', isInterlaced = false }: Head): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colours[colour], 0, 0, isInterlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
}

/** Of chunks that stand between its head and its end. */
export const pngOf = (head: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, head, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** So many bytes of zeros, compressed: of a picture they are black rows, each with the filter "none". */
export const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** A whole black picture, which takes a thousandth of its pixels. Rows of an interlaced one differ in length. */
export function blackPng(size: Head): Buffer {
  return pngOf(head(size), chunk('IDAT', zeros(bytesOf(size))));
}

const SAMPLES = { grey: 1, rgb: 3, palette: 1, rgba: 4 };

/** Of all rows with their filters; of an interlaced picture of its seven parts. */
function bytesOf({ width, height, depth = 8, colour = 'rgb', isInterlaced = false }: Head): number {
  const rowBytes = (pixels: number): number => Math.ceil((pixels * depth * SAMPLES[colour]) / 8);
  if (!isInterlaced) return height * (1 + rowBytes(width));
  return adam7.reduce((sum, { x, y, byX, byY }) => {
    const [columns, rows] = [Math.ceil((width - x) / byX), Math.ceil((height - y) / byY)];
    return columns <= 0 || rows <= 0 ? sum : sum + rows * (1 + rowBytes(columns));
  }, 0);
}

/** Where each part begins, and how far its pixels are apart. */
const adam7 = [
  { x: 0, y: 0, byX: 8, byY: 8 },
  { x: 4, y: 0, byX: 8, byY: 8 },
  { x: 0, y: 4, byX: 4, byY: 8 },
  { x: 2, y: 0, byX: 4, byY: 4 },
  { x: 0, y: 2, byX: 2, byY: 4 },
  { x: 1, y: 0, byX: 2, byY: 2 },
  { x: 0, y: 1, byX: 1, byY: 2 },
];

/** `zTXt`, `iCCP`: a name, a zero, the method, and what is compressed. */
export const compressedChunk = (kind: 'zTXt' | 'iCCP', name: string, data: Buffer): Buffer =>
  chunk(kind, Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), data]));

export const textChunk = (name: string, text: string): Buffer =>
  chunk('tEXt', Buffer.from(`${name}\0${text}`, 'latin1'));

/** `iTXt`, in which XMP stands. */
export const longTextChunk = (name: string, text: string): Buffer =>
  chunk('iTXt', Buffer.from(`${name}\0\0\0\0\0${text}`, 'utf8'));
