import type { Design } from '../../../shared/model/page.ts';
import { isHexColour } from '../../../shared/rules/hex-colour.ts';
import { minifyCss } from '../minify-css.ts';

/**
 * The owner's colour for name and headings. On the colour field it is another tone of it, across a photo it stays white;
 * a template's own rules are of less weight than these.
 */
const css = minifyCss(`
.page.page :is(h1,h2,h3,.says,.statement){color:var(--h)}
.page.page :is(.wall,.plain) h1{color:var(--oh)}
.page.page .cover:not(.plain) h1{color:inherit}
`);

/** On the wall all that stands on the field takes the tone for it. */
const creativeCss = minifyCss(`
.page.page :is(.ask h2,.offer:not(:has(.picture)):nth-child(odd) h3){color:var(--oh)}
`);

/** Nothing for pages without such a colour. */
export function headingCss({ textColour, template }: Pick<Design, 'textColour' | 'template'>): string {
  if (!isHexColour(textColour)) return '';
  return template === 'creative' ? css + creativeCss : css;
}
