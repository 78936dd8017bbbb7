/**
 * A page of a PDF as a picture, for who follows a citation, within limits of size, memory and time.
 */
import { AppError } from '../../kit/app-error.ts';
import { drawPage, type PagePixels } from './draw-page.ts';
import { openDocument, openPdfium, type Pdfium } from './pdfium.ts';

/** Pixels: twice what a phone shows, and no more than that of a page that is a long roll. */
const MAX_WIDTH = 1_400;
const MAX_HEIGHT = 4_000;
const MAX_MILLISECONDS = 15_000;

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

function draw(pdfium: Pdfium, bytes: Uint8Array, index: number): PagePixels {
  try {
    return drawOrThrow(pdfium, bytes, index);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('pdf_damaged', {}, String(error));
  }
}

function drawOrThrow(pdfium: Pdfium, bytes: Uint8Array, index: number): PagePixels {
  const { api } = pdfium;
  const document = openDocument(pdfium, bytes);
  if (index < 0 || index >= api.FPDF_GetPageCount(document)) throw new AppError('not_found');
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new AppError('pdf_damaged');
  const drawn = drawPage(pdfium, page, {
    ...pixelsOf(api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)),
    milliseconds: MAX_MILLISECONDS,
  });
  if (drawn === null) throw new AppError('drawing_failed');
  return drawn;
}

/** A page without a size is drawn as a square: it is empty. */
function pixelsOf(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: MAX_WIDTH, height: MAX_WIDTH };
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
