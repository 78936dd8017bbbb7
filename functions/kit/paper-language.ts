import { hanScriptOf } from '../../shared/model/web-fonts.ts';
import { directionOf, documentTag, type LanguageValue } from '../../shared/places/languages.ts';
import type { PaperData } from './typesetting.ts';

/** What a paper needs to know of its language. */
export function paperLanguage(language: LanguageValue): PaperData['language'] {
  const script = hanScriptOf(language);
  const [tag = ''] = documentTag(language).split('-u-');
  return { tag, direction: directionOf(language), ...(script === undefined ? {} : { script }) };
}
