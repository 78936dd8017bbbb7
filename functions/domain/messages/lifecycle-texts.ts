/** Words about an account's life: export, inactivity, suspension, deletion. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/lifecycle-mails.json';

export const needs: StoreNeeds = { texts: ['lifecycle-mails'] };

export type LifecycleTexts = typeof english;

export const lifecycleTexts = (language: LanguageValue): LifecycleTexts => readTexts('lifecycle-mails', language);
