/** How a PDF page is looked at: its size, and where a point of its own space comes to lie when it is turned. */
import type { Pdfium } from './pdfium.ts';

export type PageFrame = {
  width: number;
  height: number;
  /** From the page's own space to the page as it is seen; points, the foot is 0. */
  place: (x: number, y: number) => { x: number; y: number };
};

export function pageFrame({ api, runtime }: Pdfium, page: number): PageFrame {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  const box = runtime.wasmExports.malloc(16);
  const isKnown = api.FPDF_GetPageBoundingBox(page, box);
  // FS_RECTF: left, top, right, bottom.
  const [left, , , bottom] = [0, 4, 8, 12].map((part) => (isKnown ? runtime.getValue(box + part, 'float') : 0));
  runtime.wasmExports.free(box);
  const turn = turns[api.FPDFPage_GetRotation(page)] ?? ((x, y) => ({ x, y }));
  return { width, height, place: (x, y) => turn(x - (left ?? 0), y - (bottom ?? 0), width, height) };
}

type Turn = (x: number, y: number, width: number, height: number) => { x: number; y: number };

/** By quarters, clockwise; width and height are those of the turned page. */
const turns: Turn[] = [
  (x, y) => ({ x, y }),
  (x, y, _, height) => ({ x: y, y: height - x }),
  (x, y, width, height) => ({ x: width - x, y: height - y }),
  (x, y, width) => ({ x: width - y, y: x }),
];
