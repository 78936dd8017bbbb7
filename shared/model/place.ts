/**
 * Places where a page's QR code hangs or lies ("Shop window"): each has a link of its own, `/{agentName}?p=<code>`, so that
 * views can be told apart. The design of the codes is one for all of them.
 */
import * as z from 'zod';
import { contrastRatio } from '../rules/contrast.ts';
import { shortText } from '../rules/short-text.ts';

/** Most places of one owner. */
export const MAX_PLACES = 50;

/** No vowels, so that no word comes of it, and none that is taken for another: 0 and O, 1, I and l. */
export const PLACE_CODE_ALPHABET = '23456789bcdfghjkmnpqrstvwxyz';

/** Characters of a code: half a billion of them. */
export const PLACE_CODE_LENGTH = 6;

export const PlaceCode = z.string().regex(new RegExp(`^[${PLACE_CODE_ALPHABET}]{4,8}$`));
export const PlaceName = shortText(60);

export const Place = z.strictObject({ code: PlaceCode, name: PlaceName, createdAt: z.iso.datetime() });
export type Place = z.infer<typeof Place>;

export const moduleShapes = ['square', 'rounded', 'dots'] as const;
export const eyeShapes = ['square', 'rounded', 'circle'] as const;
export const logoKinds = ['none', 'monogram', 'photo'] as const;

/** Smallest and largest of each measure. A quiet zone of four is the norm (ISO/IEC 18004); print shops trim into it. */
export const qrLimits = {
  /** Light modules around the code. */
  quietZone: { min: 2, max: 8 },
  /** Side of the logo in percent of the code's. */
  logoSize: { min: 12, max: 24 },
  /** Side of the printed code with its quiet zone. */
  millimetres: { min: 20, max: 200 },
} as const;

/** Below this cameras lose the code in bad light. */
export const MIN_QR_CONTRAST = 4.5;

/** The ground against black: on a darker one even black is lost, because cameras see less in the dark than eyes do. */
export const MIN_QR_LIGHTNESS = 9;

const opaque = /^#[0-9a-fA-F]{6}$/;

/** Red, green and blue: a code that shines through would be another one on every ground. */
const opaqueColour = z
  .string()
  .max(9, { error: 'colour_invalid', abort: true })
  .regex(opaque, { error: 'colour_invalid' })
  .overwrite((text) => text.toLowerCase());

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

export const QrDesign = z
  .strictObject({
    /** Of the modules. */
    colour: opaqueColour,
    background: opaqueColour,
    moduleShape: z.enum(moduleShapes),
    eyeShape: z.enum(eyeShapes),
    logo: z.enum(logoKinds),
    logoSize: within(qrLimits.logoSize),
    quietZone: within(qrLimits.quietZone),
    millimetres: within(qrLimits.millimetres),
  })
  .refine(isContrastEnough, { path: ['colour'], error: 'contrast_low' });
export type QrDesign = z.infer<typeof QrDesign>;

/**
 * Dark on light and clear enough: readers do not know light codes on a dark ground. What is no colour has been refused
 * already.
 */
export function isContrastEnough({ colour, background }: { colour: string; background: string }): boolean {
  if (!opaque.test(colour) || !opaque.test(background)) return true;
  const isLight = contrastRatio(background, '#000000') >= MIN_QR_LIGHTNESS;
  const isDarker = contrastRatio(colour, '#ffffff') > contrastRatio(background, '#ffffff');
  return isLight && isDarker && contrastRatio(colour, background) >= MIN_QR_CONTRAST;
}

export const defaultQrDesign: QrDesign = {
  colour: '#16181d',
  background: '#ffffff',
  moduleShape: 'square',
  eyeShape: 'square',
  logo: 'none',
  logoSize: 20,
  quietZone: 4,
  millimetres: 30,
};
