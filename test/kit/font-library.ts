/** A library of fonts as the build makes it, of two scripts; its files are what a test puts into the bucket. */
import { vi } from 'vitest';
import { TEXT_WEIGHT, webFontIds, webFonts, type FontLibrary } from '../../shared/model/web-fonts.ts';

export const fontLibrary = Object.fromEntries(
  webFontIds.map((id) => {
    const weights = [webFonts[id].nameWeight, TEXT_WEIGHT];
    const files = (script: string) =>
      Object.fromEntries(weights.map((weight) => [weight, `/assets/f/${id}-${script}-${weight}.0a1b2c3d4e.woff2`]));
    const standIn = { size: 107.1, ascent: 90.4, descent: 22.5 };
    return [
      id,
      {
        stylesheet: `/assets/f/${id}.0a1b2c3d4e.css`,
        parts: [
          { range: 'U+0000-00FF,U+2013-2014', files: files('latin') },
          { range: 'U+0600-06FF', files: files('arabic') },
        ],
        standIn: Object.fromEntries(weights.map((weight) => [weight, standIn])),
      },
    ];
  }),
) as unknown as FontLibrary;

vi.stubGlobal('FONT_LIBRARY', fontLibrary);
