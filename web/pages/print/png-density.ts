/** Says in a PNG how large it is on paper (chunk `pHYs`, PNG section 11.3.4.3), so that it is placed in its true size. */

/** Where the first chunk, `IHDR`, ends: after the signature and 25 bytes. */
const AFTER_HEADER = 33;

export function withDensity(png: Uint8Array<ArrayBuffer>, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dotsPerInch / 0.0254);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, AFTER_HEADER));
  whole.set(chunk, AFTER_HEADER);
  whole.set(png.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length);
  return whole;
}

/** CRC-32 of PNG (section D). */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
