/** What PDFium draws of a page: without scripts, forms or anything from outside (SECURITY.md T42), within a time. */
import type { Pdfium } from './pdfium.ts';

/** Four bytes a pixel: red, green, blue and alpha; rows from above. */
export type PagePixels = { pixels: Uint8Array; width: number; height: number };

const WHITE = 0xffffffff;
/** FPDFBitmap_BGRA; FPDF_ANNOT draws stamps and notes as they stand, FPDF_REVERSE_BYTE_ORDER gives red first. */
const FORMAT = 4;
const FLAGS = 0x01 | 0x10;
/** What a drawing says that is finished (FPDF_RENDER_DONE). */
const DONE = 2;
/** Of IFSDK_PAUSE: version, callback, user. */
const PAUSE_BYTES = 12;

/** On white, as wide and high as is asked, in pixels; null when there is no memory for it, or it takes too long. */
export function drawPage(
  pdfium: Pdfium,
  page: number,
  { width, height, milliseconds }: { width: number; height: number; milliseconds: number },
): PagePixels | null {
  const { api, runtime } = pdfium;
  const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT, 0, 0);
  if (bitmap === 0) return null;
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const pause = pauseAfter(pdfium, performance.now() + milliseconds);
  const state = api.FPDF_RenderPageBitmap_Start(bitmap, page, 0, 0, width, height, 0, FLAGS, pause);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const pixels = runtime.HEAPU8.slice(start, start + 4 * width * height);
  api.FPDF_RenderPage_Close(page);
  api.FPDFBitmap_Destroy(bitmap);
  return state === DONE ? { pixels, width, height } : null;
}

/** What PDFium asks between two things that it draws. */
function pauseAfter({ runtime }: Pdfium, end: number): number {
  const pause = runtime.wasmExports.malloc(PAUSE_BYTES);
  const callback = runtime.addFunction(() => (performance.now() > end ? 1 : 0), 'ii');
  const parts = new DataView(runtime.HEAPU8.buffer, pause, PAUSE_BYTES);
  parts.setInt32(0, 1, true);
  parts.setInt32(4, callback, true);
  parts.setInt32(8, 0, true);
  return pause;
}
