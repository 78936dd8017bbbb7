import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfFile, type PdfPage } from '../../../../web/pages/print/pdf-file.ts';
import { withDensity } from '../../../../web/pages/print/png-density.ts';

const page = (red: number): PdfPage => ({
  pixels: new Uint8Array([red, 0, 0, 0, red, 0]),
  width: 2,
  height: 1,
  paper: { width: 91, height: 61 },
  bleed: 3,
});

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a PDF', () => {
  test('says where each object begins, byte for byte', async () => {
    const text = latin(await pdfFile([page(1), page(2)]));
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));

    expect(text.slice(start, start + 6)).toBe('xref\n0');
    expect(offsets).toHaveLength(8);
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  });

  test('is as large on paper as it was drawn, and says where to cut', async () => {
    const text = latin(await pdfFile([page(1)]));

    expect(text).toContain('/MediaBox [0 0 257.953 172.913]');
    expect(text).toContain('/TrimBox [8.504 8.504 249.449 164.409]');
    expect(text).toContain('/Count 1');
  });

  test('holds every pixel as it was', async () => {
    const bytes = Buffer.from(await pdfFile([page(200)]));
    const [, length] = /\/FlateDecode \/Length (\d+) >>\nstream\n/.exec(latin(bytes)) ?? [];
    const start = bytes.indexOf('stream\n', bytes.indexOf('/FlateDecode')) + 'stream\n'.length;

    expect([...inflateSync(bytes.subarray(start, start + Number(length)))]).toEqual([200, 0, 0, 0, 200, 0]);
  });
});

test('a PNG says how large it is on paper, and is read as before', async () => {
  const black = { r: 0, g: 0, b: 0 };
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: black } })
    .png()
    .toBuffer();
  const dense = withDensity(new Uint8Array(png), 600);

  expect(await sharp(dense).metadata()).toMatchObject({ density: 600, width: 4, height: 4 });
  expect(await sharp(dense).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});
