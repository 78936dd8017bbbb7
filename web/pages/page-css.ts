import type { Design } from '../../shared/model/page.ts';
import { baseCss } from './css/base.ts';
import { personalBrandCentredCss, personalBrandCss } from './css/personal-brand.ts';
import { professionalCentredCss, professionalCss, professionalLeftCss } from './css/professional.ts';
import { fontCss } from './fonts.ts';
import { minifyCss } from './minify-css.ts';
import { drawnTemplate, type DrawnTemplate } from './page-view.tsx';
import { themeCss } from './theme.ts';

/** Made once: a style sheet is the same for all pages of a template and layout. */
const sheets: Record<DrawnTemplate, Record<Design['layout'], string>> = {
  professional: {
    left: minifyCss(baseCss + professionalCss + professionalLeftCss),
    centred: minifyCss(baseCss + professionalCss + professionalCentredCss),
  },
  'personal-brand': {
    left: minifyCss(baseCss + personalBrandCss),
    centred: minifyCss(baseCss + personalBrandCss + personalBrandCentredCss),
  },
};

/** The whole style of a page: colours, fonts and the sheet of its template and layout, and nothing of any other. */
export function pageCss(design: Design): string {
  const { nameFont, aboutFont, template, layout } = design;
  return themeCss(design) + fontCss(nameFont, aboutFont) + sheets[drawnTemplate(template)][layout];
}
