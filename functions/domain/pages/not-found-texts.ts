/** The words of the page that stands where there is none. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { readTexts } from '../../kit/read-texts.ts';
import type english from '../../locales/en_us/not-found.json';

export const needs: StoreNeeds = { texts: ['not-found', 'status'] };

export type NotFoundTexts = typeof english;

/** What is read of the site's own words (`web/locales`). */
export type StatusTexts = { retry: string; error: Record<'failedTitle' | 'failedText' | 'reference', string> };

export const notFoundTexts = (language: LanguageValue): NotFoundTexts => readTexts('not-found', language);

/** Those of the site's own pages that tell of errors: both say the same. */
export const statusTexts = (language: LanguageValue): StatusTexts => readTexts('status', language);
