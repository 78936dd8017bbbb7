/** Boxes of MP4 and elements of WebM (ISO/IEC 14496-12; RFC 8794). */

export function box(kind: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + body.length);
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size, body]);
}

/** Of one second. @param inMovie boxes within `moov` */
export function mp4(inMovie: readonly Buffer[] = [], behind: readonly Buffer[] = [], brand = 'isom'): Buffer {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(1_000, 16);
  const type = Buffer.concat([Buffer.from(brand, 'latin1'), Buffer.alloc(4), Buffer.from(`${brand}mp42`, 'latin1')]);
  const media = box('mdat', Buffer.from('pictures'));
  return Buffer.concat([box('ftyp', type), box('moov', box('mvhd', movie), ...inMovie), media, ...behind]);
}

/** @param inSegment elements beside the facts @param inFacts elements among them */
export function webm(inSegment: readonly Buffer[] = [], inFacts: readonly Buffer[] = []): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(1_000);
  const facts = element(
    0x1549a966,
    element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
    element(0x4489, duration),
    ...inFacts,
  );
  const cluster = element(0x1f43b675, Buffer.from('pictures'));
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from('webm'))),
    element(0x18538067, facts, cluster, ...inSegment),
  ]);
}
