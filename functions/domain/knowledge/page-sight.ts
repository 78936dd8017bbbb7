/**
 * What a reader of a PDF page sees of its text. Words that nobody sees are how a document is poisoned (SECURITY.md T42):
 * drawn without ink, in white on white, in specks, beside the page, on a layer that is off, cut off, or painted over. They are left out. Only the text layer of a scan is
 * invisible on purpose; `isScan` tells it by the picture that covers the page.
 */
import type { Pdfium } from './pdfium.ts';

/** `layer`: drawn without ink, as programs for scans put words behind their picture. */
export type Sight = 'seen' | 'hidden' | 'layer';

/** Painted over what comes before it on the page. */
type Cover = Box & { index: number };

type Box = { left: number; bottom: number; right: number; top: number };

/** PDFium's kinds of text rendering and of page objects. */
const INVISIBLE = new Set([3, 7]);
const STROKED = new Set([1, 5]);
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** From here on each of red, green and blue is as good as white. */
const PALE = 245;
/** Share of the page that a scan's picture covers at least. */
const SCAN_COVER = 0.5;
/** Painted things that are looked at before white words count as seen: a page with more is a drawing. */
const MOST_GROUNDS = 2_000;
const MOST_DEPTH = 8;
/** Of all pictures of a page: a sheet at 300 dots an inch. */
const MOST_PICTURE_PIXELS = 9_000_000;
/** Points by which words may stand out of what cuts them off. */
const CUT = 1;
/** The mark of what a layer holds (ISO 32000-1, 8.11.3.2), and bytes for the name of a mark. */
const LAYER = 'OC';
const NAME_BYTES = 16;

const utf16 = new TextDecoder('utf-16le');

export class PageSight {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #onObject: () => void;
  readonly #buffer: number;
  #listed: number[] | undefined;
  #grounds: Box[] | undefined;
  #order: Map<number, number> | undefined;
  #covers: Cover[] | undefined;
  #isTooLarge: boolean | undefined;

  /** @param onObject is called for each painted thing that is looked at, so that a caller can stop */
  constructor(pdfium: Pdfium, page: number, onObject: () => void) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#onObject = onObject;
    this.#buffer = pdfium.runtime.wasmExports.malloc(2 * NAME_BYTES);
  }

  /** Of a text object. */
  sightOf(text: number): Sight {
    const mode = this.#pdfium.runtime.wasmExports.FPDFTextObj_GetTextRenderMode(text);
    if (INVISIBLE.has(mode)) return 'layer';
    const colour = this.#fillOf(text);
    if (colour === null || STROKED.has(mode)) return 'seen';
    if (colour.alpha === 0) return 'hidden';
    return colour.isPale && !this.#isOnGround(text) ? 'hidden' : 'seen';
  }

  /**
   * Whether a text object may be unseen for what only a drawing of the page tells: it is on a layer, cut off, painted over, or in a
   * form, which may be any of these. Where the page's pictures are too large to be drawn, nothing is doubted.
   */
  isDoubtful(text: number): boolean {
    this.#isTooLarge ??= this.#pixelsOf(this.#objects(), 0) > MOST_PICTURE_PIXELS;
    if (this.#isTooLarge) return false;
    this.#order ??= new Map(this.#objects().map((object, index) => [object, index]));
    const index = this.#order.get(text);
    return index === undefined || this.#isOnLayer(text) || this.#isCut(text) || this.#isCovered(text, index);
  }

  /** Whether a picture covers so much of the page that its invisible words are those that the picture shows. */
  isScan(pageArea: number): boolean {
    return this.#objects().some(
      (object) => this.#holdsImage(object, 0) && areaOf(this.#boxOf(object)) >= SCAN_COVER * pageArea,
    );
  }

  close(): void {
    this.#pdfium.runtime.wasmExports.free(this.#buffer);
  }

  /** Of the page, in the order in which they are painted. */
  #objects(): number[] {
    const { api } = this.#pdfium;
    this.#listed ??= Array.from({ length: api.FPDFPage_CountObjects(this.#page) }, (_, index) => {
      this.#onObject();
      return api.FPDFPage_GetObject(this.#page, index);
    });
    return this.#listed;
  }

  #parts(form: number): number[] {
    const { api } = this.#pdfium;
    return Array.from({ length: api.FPDFFormObj_CountObjects(form) }, (_, index) => {
      this.#onObject();
      return api.FPDFFormObj_GetObject(form, index);
    });
  }

  #holdsImage(object: number, depth: number): boolean {
    const type = this.#pdfium.api.FPDFPageObj_GetType(object);
    if (type !== FORM) return type === IMAGE;
    return depth < MOST_DEPTH && this.#parts(object).some((part) => this.#holdsImage(part, depth + 1));
  }

  /** White words show on something that is painted in another colour. */
  #isOnGround(text: number): boolean {
    this.#grounds ??= this.#objects()
      .filter((object) => this.#isGround(object, 0))
      .map((object) => this.#boxOf(object));
    if (this.#grounds.length > MOST_GROUNDS) return true;
    const { left, right, top, bottom } = this.#boxOf(text);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return this.#grounds.some((box) => box.left <= x && x <= box.right && box.bottom <= y && y <= box.top);
  }

  /** Of the pictures among the objects. */
  #pixelsOf(objects: readonly number[], depth: number): number {
    const { api, runtime } = this.#pdfium;
    return objects.reduce((sum, object) => {
      const type = api.FPDFPageObj_GetType(object);
      if (type === FORM && depth < MOST_DEPTH) return sum + this.#pixelsOf(this.#parts(object), depth + 1);
      if (type !== IMAGE) return sum;
      const isKnown = api.FPDFImageObj_GetImagePixelSize(object, this.#buffer, this.#buffer + 4);
      const [width, height] = [0, 4].map((offset) => runtime.getValue(this.#buffer + offset, 'i32'));
      return sum + (isKnown ? (width ?? 0) * (height ?? 0) : 0);
    }, 0);
  }

  #isOnLayer(object: number): boolean {
    const { api, runtime } = this.#pdfium;
    const marks = runtime.wasmExports.FPDFPageObj_CountMarks(object);
    return Array.from({ length: marks }, (_, index) => api.FPDFPageObj_GetMark(object, index)).some((mark) => {
      // UTF-16, with an end.
      const isNamed = api.FPDFPageObjMark_GetName(mark, this.#buffer + NAME_BYTES, NAME_BYTES, this.#buffer);
      const name = runtime.HEAPU8.slice(this.#buffer + NAME_BYTES, this.#buffer + NAME_BYTES + 2 * LAYER.length);
      return isNamed && runtime.getValue(this.#buffer, 'i32') === 2 * LAYER.length + 2 && utf16.decode(name) === LAYER;
    });
  }

  /** Whether it stands out of a rectangle that it is seen through, or is seen through another shape. */
  #isCut(object: number): boolean {
    const { api } = this.#pdfium;
    const clip = api.FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
    if (paths <= 0) return false;
    const { left, right, top, bottom } = this.#boxOf(object);
    return Array.from({ length: paths }, (_, path) => this.#rectangleOf(clip, path)).some(
      (box) =>
        box === null ||
        left < box.left - CUT ||
        right > box.right + CUT ||
        bottom < box.bottom - CUT ||
        top > box.top + CUT,
    );
  }

  /** Null for any other shape. */
  #rectangleOf(clip: number, path: number): Box | null {
    const { api, runtime } = this.#pdfium;
    const count = api.FPDFClipPath_CountPathSegments(clip, path);
    if (count < 4 || count > 5) return null;
    const points = Array.from({ length: count }, (_, index) => {
      api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, index), this.#buffer, this.#buffer + 4);
      return [0, 4].map((offset) => runtime.getValue(this.#buffer + offset, 'float'));
    });
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0)) as [number[], number[]];
    if (new Set(xs).size > 2 || new Set(ys).size > 2) return null;
    return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
  }

  #isCovered(text: number, index: number): boolean {
    this.#covers ??= this.#objects().flatMap((object, at) =>
      this.#isPainted(object) ? [{ ...this.#boxOf(object), index: at }] : [],
    );
    if (this.#covers.length > MOST_GROUNDS) return true;
    const { left, right, top, bottom } = this.#boxOf(text);
    return this.#covers.some(
      (cover) =>
        cover.index > index && cover.left < right && left < cover.right && cover.bottom < top && bottom < cover.top,
    );
  }

  #isPainted(object: number): boolean {
    const type = this.#pdfium.api.FPDFPageObj_GetType(object);
    return type === IMAGE || type === SHADING || type === FORM || (type === PATH && this.#isFilled(object));
  }

  #isGround(object: number, depth: number): boolean {
    const type = this.#pdfium.api.FPDFPageObj_GetType(object);
    if (type === IMAGE || type === SHADING) return true;
    if (type === FORM) return depth < MOST_DEPTH && this.#parts(object).some((part) => this.#isGround(part, depth + 1));
    if (type !== PATH || !this.#isFilled(object)) return false;
    const colour = this.#fillOf(object);
    return colour === null || (colour.alpha > 0 && !colour.isPale);
  }

  #isFilled(path: number): boolean {
    const { api, runtime } = this.#pdfium;
    return (
      api.FPDFPath_GetDrawMode(path, this.#buffer, this.#buffer + 4) && runtime.getValue(this.#buffer, 'i32') !== 0
    );
  }

  /** Null where the fill is no plain colour. */
  #fillOf(object: number): { alpha: number; isPale: boolean } | null {
    const { wasmExports, HEAPU8 } = this.#pdfium.runtime;
    const at = this.#buffer;
    if (wasmExports.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return null;
    // Four integers of one byte's size, the lowest byte first.
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 4, 8, 12].map((offset) => HEAPU8[at + offset] ?? 0);
    return { alpha, isPale: Math.min(red, green, blue) >= PALE };
  }

  #boxOf(object: number): Box {
    const { api, runtime } = this.#pdfium;
    const at = this.#buffer;
    if (!api.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12))
      return { left: 0, bottom: 0, right: 0, top: 0 };
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((offset) =>
      runtime.getValue(at + offset, 'float'),
    );
    return { left, bottom, right, top };
  }
}

const areaOf = ({ left, bottom, right, top }: Box): number => (right - left) * (top - bottom);
