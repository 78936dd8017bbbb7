/** GIF files, block by block (GIF89a specification). */

type Gif = {
  /** Of the screen; each frame is one pixel of it unless they are as large as it is. */
  width: number;
  height: number;
  frames?: number;
  /** Blocks after the head. */
  blocks?: Buffer[];
  /** What hangs on at its end. */
  tail?: Buffer;
  /** Codes that mean nothing, in place of a pixel. */
  codes?: Buffer;
};

const END = Buffer.from(';');

/** One black pixel: clear, black, end, in codes of three bits. */
const PIXEL = Buffer.from([0x02, 0x02, 0x44, 0x01, 0x00]);

export function makeGif({
  width,
  height,
  frames = 1,
  blocks = [],
  tail = Buffer.alloc(0),
  codes = PIXEL,
}: Gif): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  // A global table of two colours.
  screen.writeUInt8(0x80, 4);
  const table = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]), codes]);
  const all = Array.from({ length: frames }, () => frame);
  return Buffer.concat([Buffer.from('GIF89a'), screen, table, ...blocks, ...all, END, tail]);
}

/** A comment, in parts of at most 255 bytes. */
export const commentBlock = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe]), parts(Buffer.from(text))]);

/** XMP as Adobe puts it. */
export const xmpBlock = (xmp: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), parts(Buffer.from(xmp))]);

function parts(data: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}
