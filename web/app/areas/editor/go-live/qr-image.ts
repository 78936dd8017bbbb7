/** The QR code of a link as files: SVG for print, PNG for everything else. */
import { encode } from 'uqr';

/** Side of the PNG in px: sharp on a printed business card (25 mm at 1,000 dots per inch). */
const PNG_SIDE = 1_024;

/** Light modules around the code; readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export type QrModules = { size: number; isDark: (row: number, column: number) => boolean };

/** The code with its quiet zone. Error correction M: 15 % of it may be damaged. */
export function qrModules(link: string): QrModules {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  return { size, isDark: (row, column) => data[row]?.[column] === true };
}

/** One path for all dark modules, in module units: rows are runs, so that the path stays short. */
export function qrPath({ size, isDark }: QrModules): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      const length = column - start + 1;
      runs.push(`M${start} ${row}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
}

/** A whole SVG file: dark on white whatever the theme, as readers expect it. */
export function qrSvgFile(link: string): string {
  const modules = qrModules(link);
  const box = `0 0 ${modules.size} ${modules.size}`;
  const ground = `<path fill="#fff" d="M0 0h${modules.size}v${modules.size}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${ground}<path d="${qrPath(modules)}"/></svg>`;
}

/** A PNG file of 1,024 px or a little less: modules are whole pixels, so that edges stay sharp. */
export async function qrPngFile(link: string): Promise<Blob> {
  const { size, isDark } = qrModules(link);
  const scale = Math.floor(PNG_SIDE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The QR code could not be drawn: this browser gave no canvas. Download the SVG instead.');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (isDark(row, column)) brush.fillRect(column * scale, row * scale, scale, scale);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The QR code could not be written as a PNG.'))));
  });
}
