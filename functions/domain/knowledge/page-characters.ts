/**
 * The characters of a PDF page in reading order. PDFium puts right-to-left lines in their logical order; what it gets
 * wrong are spans with an `ActualText` (ISO 32000-1, 14.9.4), which Chromium writes around ligatures and stacked marks:
 * it repeats the text for each piece of the span, and turns it round in right-to-left lines. Here such a span gives its
 * own text, once.
 */
import type { PageFrame } from './page-frame.ts';
import { PageInk } from './page-ink.ts';
import { PageSight, type Sight } from './page-sight.ts';
import type { Pdfium } from './pdfium.ts';
import { withoutRepeatedMarks } from './repeated-marks.ts';

/** Lengths are points of the page as it is seen; its foot is 0. */
export type PageCharacter = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Of the type. */
  size: number;
  isBold: boolean;
  /** Runs up or down, or aslant. */
  isTurned: boolean;
  isBreak: boolean;
  /** A space that PDFium guesses on a page that has spaces of its own: what stands apart there are no words of one line. */
  isGap: boolean;
};

type Span = { id: number; text: string };

/** What all characters of one text object share. */
type Style = {
  span: Span | null;
  size: number;
  isBold: boolean;
  isTurned: boolean;
  sight: Sight;
  isDoubtful: boolean;
};

/** Bytes for what PDFium measures (a box is four floats, with a point of two doubles), and for the text of a span: a longer one is no ligature. */
const BOX_BYTES = 16;
const MEASURE_BYTES = 32;
const TEXT_BYTES = 1_024;

/** Smaller type, in points, is not for reading. */
const SMALLEST = 2;
/** How far a line may rise in its length and still be level. */
const LEVEL = 0.1;

/** Of Symbol and Wingdings, in which Word sets them. */
const BULLETS = new Set([0xf076, 0xf0a7, 0xf0a8, 0xf0b7, 0xf0d8, 0xf0fc]);

const BOLD = /bold|black|heavy|demi/i;

type Found = PageCharacter & { isSpan: boolean; isGuess: boolean; sight: Sight; isDoubtful: boolean };

type PageText = {
  characters: PageCharacter[];
  /** Characters of which the file does not say which they are. */
  unknown: number;
};

/** @param onCharacter is called for each of PDFium's characters, so that a caller can stop a page that has no end */
export function pageCharacters(
  pdfium: Pdfium,
  { page, textPage, frame }: { page: number; textPage: number; frame: PageFrame },
  onCharacter: () => void,
): PageText {
  const { api, runtime } = pdfium;
  const direct = runtime.wasmExports;
  const buffer = direct.malloc(MEASURE_BYTES + TEXT_BYTES + 4);
  const sight = new PageSight(pdfium, page, onCharacter);
  const styleOf = styleFinder(pdfium, { textPage, buffer, sight, turned: api.FPDFPage_GetRotation(page) });
  const told = new Map<number, Found>();
  const found: Found[] = [];
  let unknown = 0;
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    onCharacter();
    const object = direct.FPDFText_GetTextObject(textPage, index);
    const style = styleOf(object, index);
    const own = direct.FPDFText_GetUnicode(textPage, index);
    const text = style.span?.text ?? characterOf(own);
    if (style.span === null && object !== 0 && isUnknown(own, direct.FPDFText_HasUnicodeMapError(textPage, index))) {
      unknown += 1;
    }
    const first = style.span ? told.get(style.span.id) : undefined;
    const character = {
      ...measure(pdfium, frame, textPage, index, buffer),
      size: style.size,
      isBold: style.isBold,
      isTurned: style.isTurned,
      sight: style.sight,
      isDoubtful: style.isDoubtful,
      text: first ? '' : text,
      isBreak: text === '\n',
      isGap: false,
      isSpan: style.span !== null,
      isGuess: object === 0 && text === ' ',
    };
    if (first) widen(first, character);
    if (style.span && !first) told.set(style.span.id, character);
    found.push(character);
  }
  const isSeen = seenOf(found, { frame, sight, ink: new PageInk(pdfium, page, frame) });
  sight.close();
  direct.free(buffer);
  return { characters: withoutGuesses(inLogicalOrder(withoutRepeatedMarks(found.filter(isSeen)))), unknown };
}

/** A span reaches as far as its pieces do, and stands where the widest one stands: others are marks above and below it. */
function widen(span: Found, piece: Found): void {
  if (Math.abs(span.baseline - piece.baseline) > span.size / 2) return;
  if (piece.right - piece.left > span.right - span.left) span.baseline = piece.baseline;
  span.left = Math.min(span.left, piece.left);
  span.right = Math.max(span.right, piece.right);
}

/** Codes of the private use are shapes; those of Symbol and Wingdings are bullets and ticks. */
const isUnknown = (code: number, mapError: number): boolean =>
  code === 0 || mapError === 1 || (code >= 0xe000 && code <= 0xf8ff && !(code >= 0xf020 && code <= 0xf0ff));

/**
 * Words without ink are read where they outnumber the visible ones on a page that a picture covers (a scan with its text
 * layer), and nowhere else.
 */
function seenOf(
  found: readonly Found[],
  { frame, sight, ink }: { frame: PageFrame; sight: PageSight; ink: PageInk },
): (character: Found) => boolean {
  const countOf = (kind: Sight): number => found.filter((one) => one.sight === kind && one.text.trim() !== '').length;
  const layer = countOf('layer');
  const isLayerRead = layer > 0 && layer > countOf('seen') && sight.isScan(frame.width * frame.height);
  const isOnPage = ({ left, right, baseline }: Found): boolean =>
    right >= 0 && left <= frame.width && baseline >= 0 && baseline <= frame.height;
  return (one) => {
    if (one.isBreak || one.text.trim() === '') return true;
    if (one.sight === 'hidden' || one.size < SMALLEST || !isOnPage(one)) return false;
    if (one.sight === 'layer') return isLayerRead;
    return !one.isDoubtful || ink.shows(one);
  };
}

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}]$/u;

/** The letters of one glyph (a ligature that the file itself spells out) stand in one place, and PDFium turned them round. */
function inLogicalOrder(found: readonly Found[]): Found[] {
  const isOneGlyph = (one: Found, other: Found): boolean =>
    one.left === other.left && one.right === other.right && one.baseline === other.baseline;
  const ordered: Found[] = [];
  for (let start = 0, end = 1; start < found.length; start = end, end += 1) {
    const first = found[start];
    const isLigature = (next: Found | undefined): boolean =>
      !!first &&
      !!next &&
      [first, next].every(({ text, isSpan }) => !isSpan && RIGHT_TO_LEFT.test(text)) &&
      isOneGlyph(first, next);
    while (isLigature(found[end])) end += 1;
    ordered.push(...found.slice(start, end).toReversed());
  }
  return ordered;
}

/** Where a page has spaces of its own, those that PDFium guesses between the pieces of a span are none. */
function withoutGuesses(found: readonly Found[]): PageCharacter[] {
  const hasSpaces = found.some(({ text, isGuess }) => text === ' ' && !isGuess);
  const isKept = ({ isGuess, text }: Found, index: number): boolean => {
    if (text === '') return false;
    return !isGuess || !hasSpaces || !(found[index - 1]?.isSpan || found[index + 1]?.isSpan);
  };
  return found.filter(isKept).map((one) => ({ ...one, isGap: one.isGuess && hasSpaces }));
}

function measure({ runtime }: Pdfium, frame: PageFrame, textPage: number, index: number, buffer: number) {
  const direct = runtime.wasmExports;
  direct.FPDFText_GetLooseCharBox(textPage, index, buffer);
  direct.FPDFText_GetCharOrigin(textPage, index, buffer + BOX_BYTES, buffer + BOX_BYTES + 8);
  const parts = new DataView(runtime.HEAPU8.buffer, buffer, MEASURE_BYTES);
  // FS_RECTF: left, top, right, bottom.
  const one = frame.place(parts.getFloat32(0, true), parts.getFloat32(4, true));
  const other = frame.place(parts.getFloat32(8, true), parts.getFloat32(12, true));
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.max(one.y, other.y),
    bottom: Math.min(one.y, other.y),
    baseline: frame.place(parts.getFloat64(BOX_BYTES, true), parts.getFloat64(BOX_BYTES + 8, true)).y,
  };
}

/** PDFium gives no character of its own for what has none. */
function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  // A hyphen at the end of a line.
  if (code === 0x02 || code === 0xfffe) return '-';
  return BULLETS.has(code) ? '•' : String.fromCodePoint(code);
}

/** A text string (ISO 32000-1, 7.9.2.2): by its mark, else one byte a character. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(bytes[0] === 0xef && bytes[1] === 0xbb ? 'utf-8' : 'windows-1252').decode(bytes);
}

const NO_STYLE: Style = { span: null, size: 0, isBold: false, isTurned: false, sight: 'seen', isDoubtful: false };

type StyleSource = { textPage: number; buffer: number; sight: PageSight; turned: number };

function styleFinder(
  pdfium: Pdfium,
  { textPage, buffer, sight, turned }: StyleSource,
): (object: number, index: number) => Style {
  const known = new Map<number, Style>();
  const isBold = boldFinder(pdfium, buffer + MEASURE_BYTES);
  return (object, index) => {
    if (object === 0) return NO_STYLE;
    const before = known.get(object);
    if (before !== undefined) return before;
    const style = {
      span: spanOf(pdfium, object, buffer + MEASURE_BYTES),
      ...typeOf(pdfium, { textPage, index, buffer, turned }),
      isBold: isBold(object),
      sight: sight.sightOf(object),
      isDoubtful: sight.isDoubtful(object),
    };
    known.set(object, style);
    return style;
  };
}

type Place = { textPage: number; index: number; buffer: number; turned: number };

/** The size of the type as it is drawn, and whether its line is level on the page as it is seen. */
function typeOf({ runtime }: Pdfium, { textPage, index, buffer, turned }: Place) {
  const direct = runtime.wasmExports;
  direct.FPDFText_GetMatrix(textPage, index, buffer);
  const parts = new DataView(runtime.HEAPU8.buffer, buffer, MEASURE_BYTES);
  const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 8, 12].map((part) => parts.getFloat32(part, true));
  const [along, rise] = turned % 2 === 0 ? [a, b] : [b, a];
  return {
    size: direct.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
    isTurned: Math.abs(rise) > LEVEL * Math.abs(along),
  };
}

/** By the name of the font: what files say about weights is often wrong. */
function boldFinder({ api, runtime }: Pdfium, buffer: number): (object: number) => boolean {
  const known = new Map<number, boolean>();
  return (object) => {
    const font = runtime.wasmExports.FPDFTextObj_GetFont(object);
    const before = known.get(font);
    if (before !== undefined) return before;
    const length = font === 0 ? 0 : api.FPDFFont_GetBaseFontName(font, buffer, TEXT_BYTES);
    const name = length > TEXT_BYTES ? '' : new TextDecoder().decode(runtime.HEAPU8.slice(buffer, buffer + length));
    const isBold = BOLD.test(name);
    known.set(font, isBold);
    return isBold;
  };
}

/** Objects of one span share its mark. */
function spanOf({ api, runtime }: Pdfium, object: number, buffer: number): Span | null {
  const length = buffer + TEXT_BYTES;
  for (let index = runtime.wasmExports.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
    const id = api.FPDFPageObj_GetMark(object, index);
    if (!api.FPDFPageObjMark_GetParamBlobValue(id, 'ActualText', buffer, TEXT_BYTES, length)) continue;
    const bytes = runtime.getValue(length, 'i32');
    if (bytes <= TEXT_BYTES) return { id, text: decodeText(runtime.HEAPU8.slice(buffer, buffer + bytes)) };
  }
  return null;
}
