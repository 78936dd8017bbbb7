import { floatShadow, radii, targetSize } from '../../ui/tokens.ts';
import { systemStack } from '../fonts.ts';
import { minifyCss } from '../minify-css.ts';
import type { PageColours } from '../theme.ts';
import type { CardSize } from './card-size.ts';

/** Style of the page around the card; printed, only the two sides are left, each on a sheet of its own. */
export function cardCss({ width, height }: CardSize, colours: PageColours): string {
  return minifyCss(`
*{box-sizing:border-box;margin:0}
html{background:${colours.tint};color:${colours.ink};font:1.0625rem/1.5 ${systemStack};-webkit-text-size-adjust:100%}
main{display:grid;gap:32px 40px;max-width:1040px;margin:auto;padding:40px 20px 64px}
h1{font-size:1.3125rem;line-height:1.3;font-weight:600;text-align:center}
svg{display:block;width:100%;height:auto;border-radius:10px;box-shadow:${floatShadow}}
figure{width:100%;max-width:460px;margin:auto}
figcaption{display:flex;align-items:center;justify-content:space-between;min-height:${targetSize}px;margin-block-start:8px;font-size:.9375rem;color:${colours.soft}}
button{min-height:${targetSize}px;padding:8px 18px;border:1px solid ${colours.edge};border-radius:${radii.full}px;background:${colours.card};color:inherit;font:inherit;font-weight:600;cursor:pointer}
figcaption button{border:0;background:none;padding-inline:0;color:${colours.accent}}
.tools{display:grid;gap:12px;justify-items:center;text-align:center}
.tools p:first-child{display:flex;flex-wrap:wrap;justify-content:center;gap:12px}
.fill{min-height:52px;padding-inline:28px;border-color:${colours.fillEdge};background:${colours.fill};color:${colours.onFill}}
[hidden]{display:none}
[aria-busy=true]{opacity:.6}
.hint{max-width:36em;font-size:.8125rem;color:${colours.soft};font-variant-numeric:tabular-nums}
#state:empty{display:none}
#state{color:${colours.bad}}
a{display:inline-flex;align-items:center;min-height:${targetSize}px;color:${colours.accent};font-weight:600;text-underline-offset:4px}
:focus-visible{outline:3px solid ${colours.accent};outline-offset:3px}
@media(min-width:56em){main{grid-template-columns:1fr 1fr;padding-block-start:72px}h1,.tools{grid-column:1/-1}}
@page{size:${width}mm ${height}mm;margin:0}
@media print{
html{background:none}
main{display:block;max-width:none;padding:0}
h1,figcaption,.tools{display:none}
figure{max-width:none;width:${width}mm;height:${height}mm;margin:0;break-after:page}
figure:last-of-type{break-after:auto}
svg{width:${width}mm;height:${height}mm;border-radius:0;box-shadow:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`);
}
