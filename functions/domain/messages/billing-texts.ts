/** The words of mails about plans and payments. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/billing-mails.json';

export const needs: StoreNeeds = { texts: ['billing-mails'] };

export type BillingTexts = typeof english;

export const billingTexts = (language: LanguageValue): BillingTexts => readTexts('billing-mails', language);
