/** The words of mails about an account itself. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/account-mails.json';

export const needs: StoreNeeds = { texts: ['account-mails'] };

export type AccountTexts = typeof english;

export const accountTexts = (language: LanguageValue): AccountTexts => readTexts('account-mails', language);
