/**
 * What a file says of itself in its first bytes and its boxes: whether it is a film, and how long it runs. Sources: ISO/IEC
 * 14496-12 (MP4: `ftyp`, `moov`, `mvhd`), Matroska and RFC 8794 (WebM: EBML header with its DocType, Segment, Info, Duration).
 */
import type { FilmType } from '../model/film.ts';

export type FilmFacts = {
  type: FilmType;
  /** null where the file does not say. */
  seconds: number | null;
};

/** Undefined for what is neither MP4 nor WebM. */
export function readFilm(bytes: Uint8Array): FilmFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isMp4(view)) return { type: 'video/mp4', seconds: mp4Seconds(view) };
  if (isWebm(view)) return { type: 'video/webm', seconds: webmSeconds(view) };
  return undefined;
}

/** As telephones record: MP4, or QuickTime. Undefined for anything else. */
export function readVideo(
  bytes: Uint8Array,
): { type: 'video/mp4' | 'video/quicktime'; seconds: number | null } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isQuickTime = brandOf(view) === 'qt  ' && findBox(view, 'moov') !== undefined;
  if (!isQuickTime && !isMp4(view)) return undefined;
  return { type: isQuickTime ? 'video/quicktime' : 'video/mp4', seconds: mp4Seconds(view) };
}

/** Empty for what does not begin with the box that names it. */
const brandOf = (view: DataView): string =>
  view.byteLength >= 16 && textAt(view, 4, 4) === 'ftyp' ? textAt(view, 8, 4) : '';

/** Brands of files with sound or pictures alone, or that browsers do not play. */
const OTHER_BRANDS = ['M4A ', 'M4B ', 'qt  ', 'heic', 'heix', 'avif', 'mif1', 'crx '];

function isMp4(view: DataView): boolean {
  const brand = brandOf(view);
  return brand !== '' && !OTHER_BRANDS.includes(brand) && findBox(view, 'moov') !== undefined;
}

type Span = { start: number; end: number };

/** A box: where it begins, and its content. */
export type Box = Span & { kind: string; at: number };

/** Boxes that follow one another within a span, as far as they hold what they say. */
export function* boxesOf(view: DataView, within: Span = { start: 0, end: view.byteLength }): Generator<Box> {
  let at = within.start;
  while (at + 8 <= within.end) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    if (isLong && at + 16 > within.end) return;
    const header = isLong ? 16 : 8;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short;
    // A size of 0 means up to the end of the file.
    const end = size === 0 ? within.end : at + size;
    if (end > within.end || (size !== 0 && size < header)) return;
    yield { kind: textAt(view, at + 4, 4), at, start: at + header, end };
    at = end;
  }
}

/** The first box of this kind, among those that follow one another within a span. */
function findBox(view: DataView, kind: string, within?: Span): Span | undefined {
  for (const box of boxesOf(view, within)) if (box.kind === kind) return box;
  return undefined;
}

function mp4Seconds(view: DataView): number | null {
  const moov = findBox(view, 'moov');
  const head = moov && findBox(view, 'mvhd', moov);
  if (!head || head.end - head.start < 32) return null;
  const isLong = view.getUint8(head.start) === 1;
  const scale = view.getUint32(head.start + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(head.start + 24)) : view.getUint32(head.start + 16);
  return scale === 0 || length === 0 ? null : length / scale;
}

const EBML = 0x1a45dfa3;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const DOC_TYPE = 0x4282;

/** Elements that hold others. */
export const WEBM = { segment: 0x18538067, info: 0x1549a966 };

/** Nanoseconds of one tick where the file does not say. */
const USUAL_SCALE = 1_000_000;

function isWebm(view: DataView): boolean {
  const head = findElement(view, EBML);
  const docType = head && findElement(view, DOC_TYPE, head);
  return docType !== undefined && textAt(view, docType.start, docType.end - docType.start) === 'webm';
}

function webmSeconds(view: DataView): number | null {
  const segment = findElement(view, WEBM.segment);
  const info = segment && findElement(view, WEBM.info, segment);
  const duration = info && findElement(view, DURATION, info);
  if (!info || !duration) return null;
  const scale = findElement(view, TIMESTAMP_SCALE, info);
  const ticks = duration.end - duration.start === 8 ? view.getFloat64(duration.start) : floatAt(view, duration);
  const seconds = (ticks * (scale ? unsignedAt(view, scale) : USUAL_SCALE)) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

const floatAt = (view: DataView, { start, end }: Span): number => (end - start === 4 ? view.getFloat32(start) : 0);

/** An element of WebM: where it begins, and its content. */
export type WebmElement = Span & { id: number; at: number };

/** Elements that follow one another within a span, as far as they hold what they say. */
export function* elementsOf(view: DataView, within: Span = { start: 0, end: view.byteLength }): Generator<WebmElement> {
  let at = within.start;
  while (at < within.end) {
    const idLength = at < view.byteLength ? Math.clz32(view.getUint8(at)) - 23 : 0;
    if (idLength < 1 || idLength > 4 || at + idLength >= within.end) return;
    const id = unsignedAt(view, { start: at, end: at + idLength });
    const size = sizeAt(view, at + idLength, within.end);
    if (!size) return;
    const end = Math.min(size.end, within.end);
    yield { id, at, start: size.start, end };
    at = end;
  }
}

function findElement(view: DataView, id: number, within?: Span): Span | undefined {
  for (const element of elementsOf(view, within)) if (element.id === id) return element;
  return undefined;
}

/** Where the content of an element begins and ends; one of unknown size goes as far as its parent. */
function sizeAt(view: DataView, at: number, most: number): Span | undefined {
  const length = Math.clz32(view.getUint8(at)) - 23;
  if (length < 1 || length > 8 || at + length > most) return undefined;
  const start = at + length;
  const marked = unsignedAt(view, { start: at, end: start });
  const size = marked - 2 ** (7 * length);
  return size === 2 ** (7 * length) - 1 ? { start, end: most } : { start, end: start + size };
}

function unsignedAt(view: DataView, { start, end }: Span): number {
  let value = 0;
  for (let at = start; at < end && at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function textAt(view: DataView, at: number, length: number): string {
  const codes = Array.from({ length: Math.min(length, view.byteLength - at) }, (_, index) => view.getUint8(at + index));
  return String.fromCharCode(...codes).replace(/\0+$/, '');
}
