/** The words of mails to owners, and those that mails of other kinds share. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/mails.json';

export const needs: StoreNeeds = { texts: ['mails'] };

export type MailTexts = typeof english;

export const mailTexts = (language: LanguageValue): MailTexts => readTexts('mails', language);
