import type { Design } from '../../shared/model/page.ts';
import { baseCss } from './css/base.ts';
import { personalBrandCss } from './css/personal-brand.ts';
import { professionalCss } from './css/professional.ts';
import { fontCss } from './fonts.ts';
import { minifyCss } from './minify-css.ts';
import { drawnTemplate, type DrawnTemplate } from './page-view.tsx';
import { themeCss } from './theme.ts';

/** Made once: a style sheet is the same for all pages of a template. */
const sheets: Record<DrawnTemplate, string> = {
  professional: minifyCss(baseCss + professionalCss),
  'personal-brand': minifyCss(baseCss + personalBrandCss),
};

/** The whole style of a page: colours, fonts and the chosen template's sheet, and nothing of another template. */
export function pageCss(design: Design): string {
  const { nameFont, aboutFont, template } = design;
  return themeCss(design) + fontCss(nameFont, aboutFont) + sheets[drawnTemplate(template)];
}
