import { useTranslation } from 'react-i18next';
import type { FontId } from '../../../../../shared/model/page.ts';
import { isWebFont, webFonts } from '../../../../../shared/model/web-fonts.ts';

/** Families keep their own name in every language; stacks have names of ours. */
export function useFontName(): (font: FontId) => string {
  const { t } = useTranslation('editor-design');
  return (font) => (isWebFont(font) ? webFonts[font].family : t(`font.${font}`));
}
