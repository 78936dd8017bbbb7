/**
 * The characters of a PDF page in reading order. PDFium puts right-to-left lines in their logical order; what it gets
 * wrong are spans with an `ActualText` (ISO 32000-1, 14.9.4), which Chromium writes around ligatures and stacked marks:
 * it repeats the text for each piece of the span, and turns it round in right-to-left lines. Here such a span gives its
 * own text, once.
 */
import type { Pdfium } from './pdfium.ts';

/** Lengths are points; the foot of the page is 0. */
export type PageCharacter = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** Of the type. */
  size: number;
  isBreak: boolean;
};

type Span = { id: number; text: string };

/** Bytes for what PDFium measures (a matrix is the largest: six floats), and for the text of a span: a longer one is no ligature. */
const MEASURE_BYTES = 24;
const TEXT_BYTES = 1_024;

type Found = PageCharacter & { isSpan: boolean; isGuess: boolean };

/** @param onCharacter is called for each of PDFium's characters, so that a caller can stop a page that has no end */
export function pageCharacters(pdfium: Pdfium, textPage: number, onCharacter: () => void): PageCharacter[] {
  const { api, runtime } = pdfium;
  const buffer = runtime.wasmExports.malloc(MEASURE_BYTES + TEXT_BYTES + 4);
  const spanOf = spanFinder(pdfium, buffer + MEASURE_BYTES);
  const told = new Set<number>();
  const found: Found[] = [];
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    onCharacter();
    const object = api.FPDFText_GetTextObject(textPage, index);
    const span = object === 0 ? null : spanOf(object);
    const text = span?.text ?? characterOf(api.FPDFText_GetUnicode(textPage, index));
    const isRepeated = span !== null && told.has(span.id);
    if (span) told.add(span.id);
    found.push({
      ...measure(pdfium, textPage, index, buffer),
      text: isRepeated ? '' : text,
      isBreak: text === '\n',
      isSpan: span !== null,
      isGuess: object === 0 && text === ' ',
    });
  }
  return withoutGuesses(inLogicalOrder(found));
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
  return found.filter(isKept);
}

function measure({ api, runtime }: Pdfium, textPage: number, index: number, buffer: number) {
  const float = (part: number): number => runtime.getValue(buffer + part * 4, 'float');
  api.FPDFText_GetLooseCharBox(textPage, index, buffer);
  const [left, right] = [float(0), float(2)];
  api.FPDFText_GetMatrix(textPage, index, buffer);
  const size = api.FPDFText_GetFontSize(textPage, index) * Math.hypot(float(2), float(3));
  api.FPDFText_GetCharOrigin(textPage, index, buffer, buffer + 8);
  return { left, right, size, baseline: runtime.getValue(buffer + 8, 'double') };
}

/** PDFium gives no character of its own for what has none. */
function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  // A hyphen at the end of a line.
  if (code === 0x02 || code === 0xfffe) return '-';
  return String.fromCodePoint(code);
}

/** A text string (ISO 32000-1, 7.9.2.2): by its mark, else one byte a character. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(bytes[0] === 0xef && bytes[1] === 0xbb ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** Objects of one span share its mark. */
function spanFinder({ api, runtime }: Pdfium, buffer: number): (object: number) => Span | null {
  const known = new Map<number, Span | null>();
  const find = (object: number): Span | null => {
    const length = buffer + TEXT_BYTES;
    for (let index = api.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
      const id = api.FPDFPageObj_GetMark(object, index);
      if (!api.FPDFPageObjMark_GetParamBlobValue(id, 'ActualText', buffer, TEXT_BYTES, length)) continue;
      const bytes = runtime.getValue(length, 'i32');
      if (bytes <= TEXT_BYTES) return { id, text: decodeText(runtime.HEAPU8.slice(buffer, buffer + bytes)) };
    }
    return null;
  };
  return (object) => {
    const before = known.get(object);
    if (before !== undefined) return before;
    const span = find(object);
    known.set(object, span);
    return span;
  };
}
