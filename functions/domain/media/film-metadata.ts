/**
 * Films without what says where, when, by whom and with what they were made, and without what hangs on at their end
 * (SECURITY.md T31, T34). They are not encoded anew: that part of them is turned into free space, so nothing moves.
 */
import { boxesOf, elementsOf, WEBM } from '../../../shared/rules/film-file.ts';

type Span = { start: number; end: number };

/** Boxes of MP4 and QuickTime that describe (ISO/IEC 14496-12), or that nobody reads. */
const DESCRIBING_BOXES = ['udta', 'meta', 'uuid', 'free', 'skip', 'wide'];
/** Boxes that hold such boxes, from the file down. */
const OUTER_BOXES = [['moov', 'moof'], ['trak', 'traf'], []];

/** Elements of WebM that describe (RFC 9559): Tags, Attachments; in Info Title, MuxingApp, WritingApp, DateUTC, SegmentFilename. */
const DESCRIBING_ELEMENTS = [0x1254c367, 0x1941a469, 0x7ba9, 0x4d80, 0x5741, 0x4461, 0x7384];
const OUTER_ELEMENTS = [[WEBM.segment], [WEBM.info], []];
const VOID = 0xec;

/** May write into the bytes that it is given. */
export function withoutMetadata(bytes: Buffer, type: 'video/mp4' | 'video/quicktime' | 'video/webm'): Buffer {
  const all = { start: 0, end: bytes.length };
  if (type !== 'video/webm') return bytes.subarray(0, blankBoxes(bytes, all, OUTER_BOXES));
  blankElements(bytes, all, OUTER_ELEMENTS);
  return bytes;
}

/** Gives the end of the film: what follows the last box is none of it, unless it is a picture that was cut off. */
function blankBoxes(bytes: Buffer, within: Span, [outer = [], ...inner]: readonly string[][]): number {
  let last = within.start;
  for (const { kind, at, start, end } of boxesOf(viewOf(bytes), within)) {
    last = end;
    if (outer.includes(kind)) blankBoxes(bytes, { start, end }, inner);
    if (!DESCRIBING_BOXES.includes(kind)) continue;
    bytes.write('free', at + 4, 'latin1');
    bytes.fill(0, start, end);
  }
  return bytes.toString('latin1', last + 4, last + 8) === 'mdat' ? within.end : last;
}

function blankElements(bytes: Buffer, within: Span, [outer = [], ...inner]: readonly number[][]): void {
  for (const { id, at, start, end } of elementsOf(viewOf(bytes), within)) {
    if (outer.includes(id)) blankElements(bytes, { start, end }, inner);
    if (DESCRIBING_ELEMENTS.includes(id)) blankElement(bytes, { start: at, end });
  }
}

/** A Void element of the same length: its id takes one byte, its size one as well, or eight where it is long. */
function blankElement(bytes: Buffer, { start, end }: Span): void {
  bytes.fill(0, start, end);
  bytes.writeUInt8(VOID, start);
  const length = end - start;
  if (length < 128) bytes.writeUInt8(0x80 | (length - 2), start + 1);
  else bytes.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), start + 1);
}

const viewOf = (bytes: Buffer): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
