/** The words of public pages that their owners do not write: `web/locales/<language>/page.json`. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { readTexts } from '../../kit/read-texts.ts';

export const needs: StoreNeeds = { texts: ['page'] };

/** `PageTexts` is the web's (web/pages/page-texts.ts): only the job that draws pages knows the web. */
export const pageTexts = <PageTexts>(language: LanguageValue): PageTexts => readTexts('page', language);
