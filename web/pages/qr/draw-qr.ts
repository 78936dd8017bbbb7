/**
 * Draws QR codes (ISO/IEC 18004) as SVG in an owner's design. Units are modules; what a camera needs stays as the norm
 * has it: the eyes keep their proportions, the logo covers less than the error correction restores.
 */
import { encode, QrCodeDataType } from 'uqr';
import type { QrDesign } from '../../../shared/model/place.ts';
import { drawEyes, type QrModules } from './qr-eyes.ts';
import { modulePath } from './qr-modules.ts';

/** What stands in the middle, when the design has a logo. */
export type QrLogo = {
  initials: string;
  /** Data URI of a square picture; null for none: then the initials stand for it. */
  photo: string | null;
  /** Family of the initials. */
  fontFamily: string;
};

export type QrDrawing = {
  /** A whole SVG file, as large as it is to be printed. */
  svg: string;
  /** What is in it, and the part of the plane that it shows: to be drawn inside another drawing. */
  inner: string;
  viewBox: string;
};

/** What readers measure the grid by. */
const guides: ReadonlySet<QrCodeDataType> = new Set([QrCodeDataType.Timing, QrCodeDataType.Alignment]);

/** Side of an eye in modules. */
const EYE = 7;

export function drawQr(link: string, design: QrDesign, logo: QrLogo): QrDrawing {
  const { data, types, size } = encodeLink(link, design);
  const hole = design.logo === 'none' ? null : middle(size, design.logoSize);
  const modules: QrModules = {
    size,
    isDark: (row, column) => data[row]?.[column] === true && !isEye(size, row, column) && !isInHole(hole, row, column),
    isGuide: (row, column) => guides.has(types[row]?.[column] ?? QrCodeDataType.Data),
  };
  const zone = design.quietZone;
  const side = size + 2 * zone;
  const box = `${-zone} ${-zone} ${side} ${side}`;
  const parts = [
    `<path fill="${design.background}" d="M${-zone} ${-zone}h${side}v${side}h${-side}z"/>`,
    `<path fill="${design.colour}" d="${modulePath(modules, design.moduleShape)}"/>`,
    drawEyes(size, design),
    hole ? logoPart(hole, design, logo) : '',
  ];
  const length = `${design.millimetres}mm`;
  const inner = parts.join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="${length}" viewBox="${box}"${edges(design)}>${inner}</svg>`,
    inner,
    viewBox: box,
  };
}

/** Squares have their edges on the pixels; round forms would be ragged. */
function edges({ moduleShape, eyeShape }: QrDesign): string {
  return moduleShape === 'square' && eyeShape === 'square' ? ' shape-rendering="crispEdges"' : '';
}

/** The error correction is the best that costs no more modules; under a logo the best there is. */
function encodeLink(link: string, { logo }: QrDesign) {
  return encode(link, { ecc: logo === 'none' ? 'M' : 'H', boostEcc: true, border: 0 });
}

type Hole = { start: number; side: number };

/** The modules that the logo takes the place of: whole ones, and evenly around the middle. */
function middle(size: number, percent: number): Hole {
  const wanted = Math.round((size * percent) / 100);
  const side = wanted % 2 === size % 2 ? wanted : wanted + 1;
  return { start: (size - side) / 2, side };
}

function isInHole(hole: Hole | null, row: number, column: number): boolean {
  if (!hole) return false;
  const isIn = (place: number): boolean => place >= hole.start && place < hole.start + hole.side;
  return isIn(row) && isIn(column);
}

function isEye(size: number, row: number, column: number): boolean {
  const isTop = row < EYE;
  const isLeft = column < EYE;
  return (isTop && (isLeft || column >= size - EYE)) || (isLeft && row >= size - EYE);
}

/** Keeps half a module away from the code around it. */
const LOGO_GAP = 0.5;

function logoPart({ start, side }: Hole, design: QrDesign, { initials, photo, fontFamily }: QrLogo): string {
  const at = start + LOGO_GAP;
  const length = side - 2 * LOGO_GAP;
  const radius = design.moduleShape === 'square' ? length * 0.12 : length / 2;
  const frame = `x="${at}" y="${at}" width="${length}" height="${length}" rx="${radius}"`;
  if (design.logo === 'photo' && photo !== null) {
    return (
      `<clipPath id="logo"><rect ${frame}/></clipPath>` +
      `<image href="${photo}" ${frame} preserveAspectRatio="xMidYMid slice" clip-path="url(#logo)"/>`
    );
  }
  const middle = at + length / 2;
  return (
    `<rect ${frame} fill="${design.colour}"/>` +
    `<text x="${middle}" y="${middle}" dy=".36em" fill="${design.background}" font-family="${escape(fontFamily)}" ` +
    `font-size="${length * 0.5}" font-weight="600" text-anchor="middle">${escape(initials)}</text>`
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? '');
