/** The words of mails about payments for policies. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/policy-payment-mails.json';

export const needs: StoreNeeds = { texts: ['policy-payment-mails'] };

export type PolicyPaymentTexts = typeof english;

export const policyPaymentTexts = (language: LanguageValue): PolicyPaymentTexts =>
  readTexts('policy-payment-mails', language);
