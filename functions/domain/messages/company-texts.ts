/** The words of mails about a company and its document chat. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/company-mails.json';

export const needs: StoreNeeds = { texts: ['company-mails'] };

export type CompanyTexts = typeof english;

export const companyTexts = (language: LanguageValue): CompanyTexts => readTexts('company-mails', language);
