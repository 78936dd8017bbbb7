/**
 * What a reader of a PDF page sees of its text. Words that nobody sees are how a document is poisoned (SECURITY.md T42):
 * drawn without ink, in white on white, in specks, or beside the page. They are left out. Only the text layer of a scan is
 * invisible on purpose; `isScan` tells it by the picture that covers the page.
 */
import type { Pdfium } from './pdfium.ts';

/** `layer`: drawn without ink, as programs for scans put words behind their picture. */
export type Sight = 'seen' | 'hidden' | 'layer';

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

export class PageSight {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #onObject: () => void;
  readonly #buffer: number;
  #grounds: Box[] | undefined;

  /** @param onObject is called for each painted thing that is looked at, so that a caller can stop */
  constructor(pdfium: Pdfium, page: number, onObject: () => void) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#onObject = onObject;
    this.#buffer = pdfium.runtime.wasmExports.malloc(16);
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

  /** Whether a picture covers so much of the page that its invisible words are those that the picture shows. */
  isScan(pageArea: number): boolean {
    return this.#objects(this.#page).some(
      (object) => this.#holdsImage(object, 0) && areaOf(this.#boxOf(object)) >= SCAN_COVER * pageArea,
    );
  }

  close(): void {
    this.#pdfium.runtime.wasmExports.free(this.#buffer);
  }

  #objects(page: number): number[] {
    const { api } = this.#pdfium;
    return Array.from({ length: api.FPDFPage_CountObjects(page) }, (_, index) => {
      this.#onObject();
      return api.FPDFPage_GetObject(page, index);
    });
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
    this.#grounds ??= this.#objects(this.#page)
      .filter((object) => this.#isGround(object, 0))
      .map((object) => this.#boxOf(object));
    if (this.#grounds.length > MOST_GROUNDS) return true;
    const { left, right, top, bottom } = this.#boxOf(text);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return this.#grounds.some((box) => box.left <= x && x <= box.right && box.bottom <= y && y <= box.top);
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
