/** A QR code as files in its printed size: vectors, pixels, and a page. */
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { drawQr, type QrLogo } from '../../../../pages/qr/draw-qr.ts';
import { drawSvg, pngOf, rgbOf } from '../../../../pages/print/draw-svg.ts';
import { saveFile } from '../../../../lib/save-file.ts';

export const qrFormats = ['png', 'svg', 'pdf'] as const;
export type QrFormat = (typeof qrFormats)[number];

const DOTS_PER_INCH = 600;

/** Beyond this side some browsers give no canvas. */
const MOST_PIXELS = 4_096;

/** Rejects where the browser can't draw it. */
export async function saveQrFile(format: QrFormat, link: string, design: QrDesign, logo: QrLogo): Promise<void> {
  const { svg } = drawQr(link, design, logo);
  const name = `${nameOf(link)}.${format}`;
  if (format === 'svg') return saveFile(new Blob([svg], { type: 'image/svg+xml' }), name);
  const inches = design.millimetres / 25.4;
  const side = Math.min(MOST_PIXELS, Math.round(inches * DOTS_PER_INCH));
  const brush = await drawSvg(svg, side, side);
  if (format === 'png') {
    const { withDensity } = await import('../../../../pages/print/png-density.ts');
    return saveFile(new Blob([withDensity(await pngOf(brush), side / inches)], { type: 'image/png' }), name);
  }
  const { pdfFile } = await import('../../../../pages/print/pdf-file.ts');
  const paper = { width: design.millimetres, height: design.millimetres };
  const page = { pixels: rgbOf(brush), width: side, height: side, paper, bleed: 0 };
  saveFile(new Blob([await pdfFile([page])], { type: 'application/pdf' }), name);
}

/** `https://example.com/mara?p=k7m3xq` → `mara-k7m3xq`. */
function nameOf(link: string): string {
  const { pathname, searchParams } = new URL(link);
  return [decodeURIComponent(pathname.slice(1)) || 'page', searchParams.get('p')].filter(Boolean).join('-');
}
