import type { TemplateId } from '../../../shared/model/page.ts';
import { minifyCss } from '../minify-css.ts';

const css = minifyCss(`
.offer:has(h3 a){position:relative}
.offer h3 a{text-decoration:underline 1px;text-underline-offset:4px}
.offer h3 a::after{content:"";position:absolute;inset:0}
`);

/** A magazine has one large picture a column; of things to buy one wants to see several. */
const besideEachOther = minifyCss(`
@media(min-width:40em){
#products ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:32px 24px}
#products li{margin:0;padding:0;border:0}
}
`);

/** What a list of products has beyond a list of offers: the whole card leads to the product. Not for other pages. */
export const productsCss = (template?: TemplateId): string =>
  template === 'personal-brand' ? css + besideEachOther : css;
