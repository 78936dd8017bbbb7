import { describe, expect, it } from 'vitest';
import { qrModules, qrPath, qrSvgFile } from '../../../../../../web/app/areas/editor/go-live/qr-image.ts';

const link = 'https://example.com/mara';

/** The modules that a path draws, read back from its runs. */
function drawn(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  return new Set(
    runs.flatMap(([, column, row, length]) =>
      Array.from({ length: Number(length) }, (_, place) => `${Number(row)},${Number(column) + place}`),
    ),
  );
}

describe('the QR code', () => {
  it('has the three finders inside a quiet zone of four modules', () => {
    const { size, isDark } = qrModules(link);
    const corners = [isDark(4, 4), isDark(4, size - 5), isDark(size - 5, 4)];
    const zone = Array.from({ length: size }, (_, place) => isDark(3, place) || isDark(place, 3));
    expect([corners, zone.includes(true)]).toEqual([[true, true, true], false]);
  });

  it('draws each dark module and no other', () => {
    const modules = qrModules(link);
    const expected = new Set<string>();
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.isDark(row, column)) expected.add(`${row},${column}`);
      }
    }
    expect(drawn(qrPath(modules))).toEqual(expected);
  });

  it('is a whole SVG file, dark on white', () => {
    expect(qrSvgFile(link)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1".*fill="#fff"/,
    );
  });
});
