import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  defaultQrDesign,
  eyeShapes,
  isContrastEnough,
  logoKinds,
  moduleShapes,
  PLACE_CODE_ALPHABET,
  QrDesign,
  qrLimits,
} from '../../../../shared/model/place.ts';
import { faultOf, plainerDesigns, reads, trialPixels } from '../../../../web/pages/qr/check-qr.ts';
import { drawQr, type QrLogo } from '../../../../web/pages/qr/draw-qr.ts';

const link = 'https://xpage.example/mara-lindqvist?p=k7m3xq';
/** Half dark, half light: as hard for a reader as a photo can be. */
const photo = `data:image/png;base64,${(
  await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64z"/><path fill="#fff" d="M0 0v64h64z"/></svg>',
    ),
  )
    .png()
    .toBuffer()
).toString('base64')}`;
const logo: QrLogo = { initials: 'ML', photo, fontFamily: 'sans-serif' };

const smallest = { ...defaultQrDesign, millimetres: qrLimits.millimetres.min };

/** The code as a printer of 300 dpi draws it, and as a reader then takes it. */
async function isRead(design: QrDesign, of = link): Promise<boolean> {
  const { svg } = drawQr(of, design, logo);
  const side = trialPixels(design);
  const printed = svg.replace(/width="\d+mm" height="\d+mm"/, `width="${side}" height="${side}"`);
  const { data, info } = await sharp(Buffer.from(printed)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return reads({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, of);
}

const shapes = moduleShapes.flatMap((moduleShape) =>
  eyeShapes.flatMap((eyeShape) => logoKinds.map((kind) => [moduleShape, eyeShape, kind] as const)),
);

describe('a code of 20 mm at 300 dpi', () => {
  test.each(shapes)('of %s modules with %s eyes and logo %s is read', async (moduleShape, eyeShape, kind) => {
    const { min, max } = qrLimits.logoSize;
    for (const logoSize of kind === 'none' ? [max] : [min, max]) {
      expect(await isRead({ ...smallest, moduleShape, eyeShape, logo: kind, logoSize })).toBe(true);
    }
  });

  test('of the longest address is read from 40 mm on, without a logo', async () => {
    const longest = `https://xpage.example/${encodeURIComponent('王'.repeat(30))}?p=k7m3xq`;
    expect(await isRead({ ...smallest, millimetres: 40 }, longest)).toBe(true);
  });

  test('is read in every design that can be saved', async () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
    const designs: fc.Arbitrary<QrDesign> = fc
      .record({
        colour,
        background: colour,
        moduleShape: fc.constantFrom(...moduleShapes),
        eyeShape: fc.constantFrom(...eyeShapes),
        logo: fc.constantFrom(...logoKinds),
        logoSize: whole(qrLimits.logoSize),
        quietZone: whole(qrLimits.quietZone),
        millimetres: fc.constant(qrLimits.millimetres.min),
      })
      .filter(isContrastEnough);
    const codes = fc.string({ unit: fc.constantFrom(...PLACE_CODE_ALPHABET), minLength: 6, maxLength: 6 });
    const names = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 3, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(designs, names, codes, async (design, name, code) => {
        expect(QrDesign.safeParse(design).success).toBe(true);
        expect(await isRead(design, `https://xpage.example/${name}?p=${code}`)).toBe(true);
      }),
      { numRuns: 500, seed: 20_260_310 },
    );
  }, 30_000);
});

describe('a design that is not read', () => {
  test.each([
    ['contrast', { colour: '#dddddd' }],
    ['contrast', { colour: '#ffffff', background: '#000000' }],
    ['logo', { logo: 'photo', logoSize: 56 }],
  ] as const)('because of its %s has a near one that is', async (fault, change) => {
    const design = { ...smallest, ...change };
    expect([await isRead(design), faultOf(design)]).toEqual([false, fault]);

    const tried = await Promise.all(plainerDesigns(design).map((plainer) => isRead(plainer)));
    expect(tried).toContain(true);
    expect(tried.at(-1)).toBe(true);
  });

  test('keeps what is not in the way: the first change is of the colours alone', () => {
    const design = { ...smallest, colour: '#dddddd', moduleShape: 'dots', logo: 'monogram' } as const;
    const [first] = plainerDesigns(design);
    expect(first && isContrastEnough(first)).toBe(true);
    expect(first).toEqual({ ...design, colour: first?.colour });
  });
});
