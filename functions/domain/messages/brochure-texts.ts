/** The words around a product's own in the mail that somebody asked for. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/brochure-mails.json';

export const needs: StoreNeeds = { texts: ['brochure-mails'] };

export type BrochureTexts = typeof english;

export const brochureTexts = (language: LanguageValue): BrochureTexts => readTexts('brochure-mails', language);
