import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { pageAddress } from '../page-address.ts';
import type { PageModel } from '../page-model.ts';
import { fillText } from '../page-texts.ts';

/** Light modules around a code, without which cameras miss it (ISO/IEC 18004 asks for four). */
const quietZone = 4;

/** The page's address as a QR code, dark on white in every theme. */
export function PageCode({ model }: { model: PageModel }): ReactElement {
  const link = pageAddress(model, model.language);
  const { data, size } = encode(link, { ecc: 'L', border: 0 });
  const side = size + 2 * quietZone;
  // Rows are strokes of one module, so their middle lies on a whole number.
  return (
    <svg
      className="code"
      viewBox={`${-quietZone} ${-quietZone - 0.5} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={fillText(model.texts.share.qr, { link })}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
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
