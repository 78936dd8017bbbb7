/** The words of policy documents beside those of the product. A document is written in the language of its product's texts. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { hanScriptOf, type HanScript } from '../../../shared/model/web-fonts.ts';
import { directionOf, type Direction, type LanguageValue } from '../../../shared/places/languages.ts';
import { readTexts } from '../../kit/read-texts.ts';
import type english from '../../locales/en_us/policy-documents.json';

export const needs: StoreNeeds = { texts: ['policy-documents'] };

export type DocumentTexts = typeof english;

export const documentTexts = (language: LanguageValue): DocumentTexts => readTexts('policy-documents', language);

export type DocumentLanguage = {
  value: LanguageValue;
  texts: DocumentTexts;
  direction: Direction;
  script: HanScript | undefined;
};

/** @param value of the product's texts */
export function documentLanguage(value: LanguageValue): DocumentLanguage {
  return { value, texts: documentTexts(value), direction: directionOf(value), script: hanScriptOf(value) };
}
