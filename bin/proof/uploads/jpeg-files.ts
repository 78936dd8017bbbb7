/** JPEG files with segments of our own, right behind their start (ITU-T T.81, annex B). */

export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const comment = (text: string): Buffer => segment(0xfe, Buffer.from(text));

/** XMP in APP1, IPTC in APP13. */
export const xmpSegment = (xmp: string): Buffer =>
  segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1'));

export function iptcSegment(text: string): Buffer {
  const value = Buffer.from(text);
  // Application record 2, dataset 120 (caption).
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, value.length]), value]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const block = Buffer.concat([Buffer.from('8BIM\u0004\u0004\0\0', 'latin1'), size, record]);
  return segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block]));
}

/** EXIF whose first directory leads to itself. */
export function circularExif(): Buffer {
  const directory = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 8]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory]));
}

/** The size that its frame header says, changed: there are no more data for it than before. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = frameHead(copy);
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** Its scans, so many times over: a progressive picture may come in as many steps as it likes. */
export function withScansRepeated(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  const scans = Array.from({ length: times }, () => scan);
  return Buffer.concat([jpeg.subarray(0, last), ...scans, jpeg.subarray(jpeg.length - 2)]);
}

/** Where the head of its frame begins: SOF0 or SOF2. */
function frameHead(jpeg: Buffer): number {
  let at = 2;
  while (![0xc0, 0xc2].includes(jpeg.readUInt8(at + 1))) at += 2 + jpeg.readUInt16BE(at + 2);
  return at;
}
