import type { LanguageValue } from '../../shared/places/languages.ts';
import { pathIn } from '../site/site-language.ts';
import type { GuideId } from './guides.ts';

/** Where the guides stand for everybody; one of them, when it is named. */
export function publicHelpPath(language: LanguageValue, guideId?: GuideId): string {
  return pathIn(language, guideId === undefined ? '/help' : `/help/${guideId}`);
}
