/** Questions that a professional's page does not answer. */
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { readTexts } from '../../../kit/read-texts.ts';
import type english from '../../../locales/en_us/exam-questions.json';

export const needs: StoreNeeds = { texts: ['exam-questions'] };

export function unanswerableQuestions(language: LanguageValue): string[] {
  return Object.values(readTexts<typeof english>('exam-questions', language));
}
