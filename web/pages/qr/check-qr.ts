/** Whether a camera reads a design, tried with a reader of its own, and what to change when it does not. */
import jsQR from 'jsqr';
import { contrastRatio } from '../../../shared/rules/contrast.ts';
import {
  isContrastEnough,
  MIN_QR_CONTRAST,
  MIN_QR_LIGHTNESS,
  qrLimits,
  type QrDesign,
} from '../../../shared/model/place.ts';
import { withContrast } from '../mix-colour.ts';

/** Pixels as a canvas gives them: four bytes each. */
export type QrPixels = { data: Uint8ClampedArray; width: number; height: number };

/** Side of the picture in which a design is tried: as large as it is to be, on a printer of 300 dpi. */
export function trialPixels({ millimetres }: Pick<QrDesign, 'millimetres'>): number {
  return Math.round((Math.min(millimetres, MOST_MILLIMETRES) / 25.4) * 300);
}

/** A larger picture would say nothing more. */
const MOST_MILLIMETRES = 60;

export type QrFault = 'contrast' | 'logo' | 'size';

/** Whether the picture reads as exactly this link. */
export function reads({ data, width, height }: QrPixels, link: string): boolean {
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data === link;
}

/** What is most likely in the way of a design that does not read. */
export function faultOf(design: QrDesign): QrFault {
  if (!isContrastEnough(design)) return 'contrast';
  return design.logo === 'none' ? 'size' : 'logo';
}

/** Changes that make a design easier to read, each on top of those before: the first that helps is the nearest. */
export function plainerDesigns(design: QrDesign): QrDesign[] {
  const steps: ((from: QrDesign) => Partial<QrDesign>)[] = [
    clearColours,
    ({ quietZone }) => ({ quietZone: Math.max(4, quietZone) }),
    () => ({ logoSize: qrLimits.logoSize.min }),
    ({ millimetres }) => ({ millimetres: Math.max(30, millimetres) }),
    () => ({ moduleShape: 'square', eyeShape: 'square' }),
    () => ({ logo: 'none' }),
    ({ millimetres }) => ({ millimetres: Math.max(40, millimetres), colour: '#000000', background: '#ffffff' }),
  ];
  let last = design;
  return steps.map((step) => (last = { ...last, ...step(last) }));
}

/** As near to what was chosen as reads well: darker, and on white when the ground is dark itself. */
function clearColours({ colour, background }: QrDesign): Pick<QrDesign, 'colour' | 'background'> {
  const ground = contrastRatio(background, '#000000') >= MIN_QR_LIGHTNESS ? background : '#ffffff';
  return { colour: withContrast(colour, [ground], MIN_QR_CONTRAST, '#000000'), background: ground };
}
