import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blackPng } from '../../../../bin/proof/uploads/png-files.ts';
import { makePicture } from '../../../../functions/domain/media/make-picture.ts';
import { onBusyMachine } from '../../../kit/amounts.ts';

const interlaced = { width: 4_900, height: 4_900, depth: 16, colour: 'rgba', isInterlaced: true } as const;

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const halves = async (): Promise<Buffer> => {
  const right = await canvas(20, 20).tint('red').png().toBuffer();
  return canvas(40, 20)
    .composite([{ input: right, left: 20, top: 0 }])
    .png()
    .toBuffer();
};

/** A PNG header that announces more pixels than anybody should decode, in a few hundred bytes. */
function bomb(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('of the format %s comes out as WebP', async (format) => {
    const { body, width, height } = await makePicture(
      await canvas(60, 30).toFormat(format).toBuffer(),
      'cover',
      undefined,
    );

    expect([width, height]).toEqual([60, 30]);
    expect((await sharp(body).metadata()).format).toBe('webp');
  });

  test.each([
    ['profile', 800],
    ['main', 1_600],
    ['cover', 1_920],
  ] as const)('for %s is at most %i pixels long, and never made larger', async (use, side) => {
    expect((await makePicture(await canvas(3_000, 100).png().toBuffer(), use, undefined)).width).toBe(side);
    expect((await makePicture(await canvas(30, 10).png().toBuffer(), use, undefined)).width).toBe(30);
  });

  test('loses all that is not pixels: place, camera, profile, and what hangs on at its end', async () => {
    const exif = {
      IFD0: { Copyright: 'canary', Artist: 'canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' },
    };
    const jpeg = await canvas(40, 40).withExif(exif).jpeg().toBuffer();
    const { body } = await makePicture(
      Buffer.concat([jpeg, Buffer.from('<script>canary</script>')]),
      'profile',
      undefined,
    );
    const { exif: left, xmp, iptc, icc } = await sharp(body).metadata();

    expect([left, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(body.toString('latin1')).not.toContain('canary');
  });

  test('stands upright before it is cropped', async () => {
    const turned = await canvas(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    expect(await makePicture(turned, 'profile', undefined)).toMatchObject({ width: 20, height: 40 });
    expect(await makePicture(turned, 'profile', { x: 0, y: 20, width: 20, height: 20 })).toMatchObject({
      width: 20,
      height: 20,
    });
  });

  test('keeps the part that was chosen, as far as it lies inside', async () => {
    const { body } = await makePicture(await halves(), 'profile', { x: 20, y: 0, width: 500, height: 500 });
    const { dominant } = await sharp(body).stats();

    expect(await sharp(body).metadata()).toMatchObject({ width: 20, height: 20 });
    expect(dominant.r).toBeGreaterThan(dominant.b);
    await expect(
      makePicture(await halves(), 'profile', { x: 9_999, y: 9_999, width: 1, height: 1 }),
    ).resolves.toMatchObject({ width: 1 });
  });

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a WebP', () => canvas(9, 9).webp().toBuffer()],
    ['an AVIF', () => canvas(9, 9).avif().toBuffer()],
    ['a TIFF', () => canvas(9, 9).tiff().toBuffer()],
    ['HTML', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['the first bytes of a JPG and nothing more', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['half a PNG', async () => (await canvas(400, 400).png().toBuffer()).subarray(0, 300)],
    ['nothing', async () => Buffer.alloc(0)],
    ['26 million pixels', () => bomb(5_200, 5_000)],
    ['a line of 20 million pixels', async () => blackPng({ width: 1, height: 20_000_000, colour: 'grey' })],
    ['16 bits a sample in seven passes', async () => blackPng(interlaced)],
  ])('that is %s is refused', async (_, make) => {
    await expect(makePicture(await make(), 'profile', undefined)).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
  });

  test('of 64 million pixels is refused at once', async () => {
    const huge = await bomb(8_000, 8_000);
    const before = performance.now();

    await expect(makePicture(huge, 'profile', undefined)).rejects.toMatchObject({ code: 'file_type_unsupported' });
    expect(performance.now() - before).toBeLessThan(onBusyMachine(2_000));
  });

  test('of almost as many pixels as are allowed is made without a long wait', async () => {
    const large = await bomb(4_990, 4_990);
    const before = performance.now();

    await expect(makePicture(large, 'library', undefined)).resolves.toMatchObject({ width: 1_920, height: 1_920 });
    expect(performance.now() - before).toBeLessThan(onBusyMachine(2_000));
  });

  test('that is an SVG of a million elements is refused by its first bytes, before it is read', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(990_000)}</svg>`;
    await makePicture(await canvas(9, 9).png().toBuffer(), 'library', undefined);
    const before = performance.now();

    await expect(makePicture(Buffer.from(svg), 'profile', undefined)).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
    expect(performance.now() - before).toBeLessThan(onBusyMachine(1_000));
  });
});
