/** The words of mails about policies. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/policy-mails.json';

export const needs: StoreNeeds = { texts: ['policy-mails'] };

export type PolicyMailTexts = typeof english;

export const policyMailTexts = (language: LanguageValue): PolicyMailTexts => readTexts('policy-mails', language);
