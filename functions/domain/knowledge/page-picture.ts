/**
 * A page of a PDF as a picture, for who follows a citation. It is drawn by PDFium without scripts, forms or anything from
 * outside (SECURITY.md T42), within limits of size, memory and time.
 */
import { AppError } from '../../kit/app-error.ts';
import { openDocument, openPdfium, type Pdfium } from './pdfium.ts';

/** Pixels: twice what a phone shows, and no more than that of a page that is a long roll. */
const MAX_WIDTH = 1_400;
const MAX_HEIGHT = 4_000;
const MAX_MILLISECONDS = 15_000;

const WHITE = 0xffffffff;
/** FPDFBitmap_BGRA; FPDF_ANNOT draws stamps and notes as they stand, FPDF_REVERSE_BYTE_ORDER gives red first. */
const FORMAT = 4;
const FLAGS = 0x01 | 0x10;
/** What a drawing says that is finished (FPDF_RENDER_DONE). */
const DONE = 2;
/** Of IFSDK_PAUSE: version, callback, user. */
const PAUSE_BYTES = 12;

/**
 * WebP. Throws AppError: `not_found` for a page that there is not, `pdf_encrypted`, `pdf_damaged`, `drawing_failed` for one
 * that takes too long.
 *
 * @param page from 1
 */
export async function drawPdfPage(bytes: Uint8Array, page: number): Promise<Buffer> {
  const pdfium = await openPdfium();
  const { pixels, width, height } = draw(pdfium, bytes, page - 1);
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80 })
    .toBuffer();
}

type Drawing = { pixels: Uint8Array; width: number; height: number };

function draw(pdfium: Pdfium, bytes: Uint8Array, index: number): Drawing {
  try {
    return drawOrThrow(pdfium, bytes, index);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('pdf_damaged', {}, String(error));
  }
}

function drawOrThrow(pdfium: Pdfium, bytes: Uint8Array, index: number): Drawing {
  const { api, runtime } = pdfium;
  const document = openDocument(pdfium, bytes);
  if (index < 0 || index >= api.FPDF_GetPageCount(document)) throw new AppError('not_found');
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new AppError('pdf_damaged');
  const { width, height } = pixelsOf(api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT, 0, 0);
  if (bitmap === 0) throw new AppError('drawing_failed');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const pause = pauseAfter(pdfium, performance.now() + MAX_MILLISECONDS);
  const state = api.FPDF_RenderPageBitmap_Start(bitmap, page, 0, 0, width, height, 0, FLAGS, pause);
  if (state !== DONE) throw new AppError('drawing_failed');
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  return { pixels: runtime.HEAPU8.slice(start, start + api.FPDFBitmap_GetStride(bitmap) * height), width, height };
}

/** A page without a size is drawn as a square: it is empty. */
function pixelsOf(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: MAX_WIDTH, height: MAX_WIDTH };
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
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
