/** The words of mails about policies and quotes in the portal. */
import { readTexts } from '../../kit/read-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type english from '../../locales/en_us/portal-mails.json';

export const needs: StoreNeeds = { texts: ['portal-mails'] };

export type PortalTexts = typeof english;

export const portalTexts = (language: LanguageValue): PortalTexts => readTexts('portal-mails', language);
