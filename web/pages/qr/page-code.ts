/** The code of a page's address as a file of its own: the page names it, so its bytes are not in the first response. */
import { encode } from 'uqr';
import { pageAddress } from '../page-address.ts';
import type { RenderInput } from '../render-input.ts';

/** Light modules around a code, without which cameras miss it (ISO/IEC 18004 asks for four). */
const quietZone = 4;

/** An SVG: the address as a QR code, dark on white in every theme. */
export function pageCode(input: Pick<RenderInput, 'appOrigin' | 'page'>): string {
  const { data, size } = encode(pageAddress(input, input.page.profile.pageLanguage), { ecc: 'L', border: 0 });
  const side = size + 2 * quietZone;
  // Rows are strokes of one module, so their middle lies on a whole number.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone - 0.5} ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path stroke="#000" d="${data.map(rowPath).join('')}"/></svg>`
  );
}

/** One stroke for each run of dark modules in a row, each from where the last one ended. */
function rowPath(row: boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/(0*)(1+)/g);
  return [...runs]
    .map(([, gap = '', run = ''], index) => `${index === 0 ? `M${gap.length} ${y}` : `m${gap.length} 0`}h${run.length}`)
    .join('');
}
