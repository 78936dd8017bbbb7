/** The words of mails to customers. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/customer-mails.json';

export const needs: StoreNeeds = { texts: ['customer-mails'] };

export type CustomerTexts = typeof english;

export const customerTexts = (language: LanguageValue): CustomerTexts => readTexts('customer-mails', language);
