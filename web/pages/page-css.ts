import type { Design, TemplateId } from '../../shared/model/page.ts';
import { baseCss } from './css/base.ts';
import { creativeCentredCss, creativeCss, creativeLeftCss } from './css/creative.ts';
import { networkingCentredCss, networkingCss, networkingLeftCss } from './css/networking.ts';
import { personalBrandCentredCss, personalBrandCss } from './css/personal-brand.ts';
import { professionalCentredCss, professionalCss, professionalLeftCss } from './css/professional.ts';
import { salesCentredCss, salesCss, salesLeftCss } from './css/sales.ts';
import { barCss } from './css/bar.ts';
import { productsCss } from './css/products.ts';
import { headingCss } from './css/heading.ts';
import { fontCss } from './fonts.ts';
import { minifyCss } from './minify-css.ts';
import type { PageFonts } from './render-input.ts';
import { backgroundShare, themeCss } from './theme.ts';

/** Made once: a style sheet is the same for all pages of a template and layout. */
const sheets: Record<TemplateId, Record<Design['layout'], string>> = {
  professional: {
    left: minifyCss(baseCss + professionalCss + professionalLeftCss),
    centred: minifyCss(baseCss + professionalCss + professionalCentredCss),
  },
  'personal-brand': {
    left: minifyCss(baseCss + personalBrandCss),
    centred: minifyCss(baseCss + personalBrandCss + personalBrandCentredCss),
  },
  sales: {
    left: minifyCss(baseCss + salesCss + salesLeftCss),
    centred: minifyCss(baseCss + salesCss + salesCentredCss),
  },
  creative: {
    left: minifyCss(baseCss + creativeCss + creativeLeftCss),
    centred: minifyCss(baseCss + creativeCss + creativeCentredCss),
  },
  networking: {
    left: minifyCss(baseCss + networkingCss + networkingLeftCss),
    centred: minifyCss(baseCss + networkingCss + networkingCentredCss),
  },
};

/** Behind everything, also behind the body, whose own colour some templates set; the paper is the root's. */
const backgroundCss = `body{background:none}.back{position:fixed;inset:0;z-index:-1;opacity:${backgroundShare}}`;

/** A film keeps its place before it has come. */
const filmCss = 'video{display:block;width:100%;aspect-ratio:16/9;border-radius:14px;background:var(--t)}';

/** Where a template gives its sections their space one by one. */
const filmSpaces: Partial<Record<TemplateId, string>> = { 'personal-brand': '.film{padding-top:56px}' };

/** The whole style of a page: colours, fonts and the sheet of its template and layout, and nothing of any other. */
export function pageCss(design: Design, fonts?: PageFonts, hasProducts = false): string {
  const { nameFont, aboutFont, template, layout } = design;
  return [
    themeCss(design),
    fontCss(nameFont, aboutFont, fonts),
    sheets[template][layout],
    headingCss(design),
    barCss(design.connectionBar),
    design.backgroundImage ? backgroundCss : '',
    hasProducts ? productsCss(template) : '',
    design.film ? filmCss + (filmSpaces[template] ?? '') : '',
  ].join('');
}
