/** The words around a policy wording in its PDF. */
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { readTexts } from '../../../kit/read-texts.ts';
import type english from '../../../locales/en_us/policy-wording.json';

export const needs: StoreNeeds = { texts: ['policy-wording'] };

export const wordingTexts = (language: LanguageValue): typeof english => readTexts('policy-wording', language);
