import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPdfPage } from '../../../../functions/domain/knowledge/page-picture.ts';
import { makeLockedPdf, makePdf } from '../../../kit/pdf-files.ts';

const leaflet = readFileSync(`${import.meta.dirname}/../../../kit/documents/leaflet-en.pdf`);

describe('the picture of a page', () => {
  test('is WebP of 1,400 pixels across, with what is drawn on white', async () => {
    const picture = await drawPdfPage(leaflet, 1);
    const { format, width, height } = await sharp(picture).metadata();
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number): number[] => [
      ...data.subarray((y * 1_400 + x) * 3, (y * 1_400 + x) * 3 + 3),
    ];

    expect([format, width, height]).toEqual(['webp', 1_400, 1_981]);
    expect(Math.min(...colourAt(10, 10))).toBeGreaterThan(250);
    // The dark band.
    expect(Math.max(...colourAt(1_200, 300))).toBeLessThan(80);
  });

  test('of a long roll is no higher than 4,000 pixels', async () => {
    const roll = Buffer.from(
      makePdf({ content: '' }).toString('latin1').replace('[0 0 600 800]', '[0 0 10 9999]'),
      'latin1',
    );
    const { width, height } = await sharp(await drawPdfPage(roll, 1)).metadata();

    expect([width, height]).toEqual([4, 4_000]);
  });

  test.each([
    ['there is not', leaflet, 2, 'not_found'],
    ['is locked', makeLockedPdf(), 1, 'pdf_encrypted'],
    ['is damaged', Buffer.from('%PDF-1.7'), 1, 'pdf_damaged'],
    ['unpacks to more than it may', makePdf({ content: 'q '.repeat(4_000_000), times: 2 }), 1, 'pdf_damaged'],
  ])('of a page that %s is refused', async (_, bytes, page, code) => {
    await expect(drawPdfPage(bytes, page)).rejects.toMatchObject({ code });
  });
});
