/** Whether anything is to be seen at a place of a PDF page: the page is drawn when this is first asked. */
import { drawPage, type PagePixels } from './draw-page.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** Points of the page as it is seen; its foot is 0. */
type Place = { left: number; right: number; top: number; bottom: number };

/** Pixels a point, and pixels of a large page. */
const SCALE = 1.5;
const MOST_PIXELS = 4_000_000;
/** A page that takes longer is a drawing of its own, and its words count as seen. */
const MAX_MILLISECONDS = 3_000;
/** Steps of a colour of 255 from which on something stands out from its ground. */
const CONTRAST = 10;

export class PageInk {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #frame: PageFrame;
  #drawn: PagePixels | null | undefined;

  constructor(pdfium: Pdfium, page: number, frame: PageFrame) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#frame = frame;
  }

  shows({ left, right, top, bottom }: Place): boolean {
    this.#drawn ??= this.#draw();
    if (this.#drawn === null) return true;
    const { pixels, width, height } = this.#drawn;
    const [across, down] = [width / this.#frame.width, height / this.#frame.height];
    const [fromX, toX] = [Math.max(0, Math.floor(left * across)), Math.min(width, Math.ceil(right * across))];
    const [fromY, toY] = [
      Math.max(0, Math.floor(height - top * down)),
      Math.min(height, Math.ceil(height - bottom * down)),
    ];
    const least = [255, 255, 255];
    const most = [0, 0, 0];
    for (let y = fromY; y < toY; y += 1) {
      for (let x = fromX; x < toX; x += 1) {
        for (let part = 0; part < 3; part += 1) {
          const value = pixels[4 * (y * width + x) + part] ?? 0;
          least[part] = Math.min(least[part] ?? 0, value);
          most[part] = Math.max(most[part] ?? 0, value);
        }
      }
    }
    return most.some((value, part) => value - (least[part] ?? 0) >= CONTRAST);
  }

  #draw(): PagePixels | null {
    const { width, height } = this.#frame;
    if (!(width > 0 && height > 0)) return null;
    const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
    return drawPage(this.#pdfium, this.#page, {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      milliseconds: MAX_MILLISECONDS,
    });
  }
}
