/** The words of certificates. */
import { documentTag, type LanguageValue } from '../../../shared/places/languages.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readTexts } from '../../kit/read-texts.ts';
import type english from '../../locales/en_us/certificate.json';

export const needs: StoreNeeds = { texts: ['certificate'] };

export type CertificateTexts = typeof english;

export type CertificateLanguage = {
  texts: CertificateTexts;
  /** BCP 47, with the calendar and the figures of the document. */
  tag: string;
};

export function certificateLanguage(language: LanguageValue): CertificateLanguage {
  return {
    texts: readTexts('certificate', language),
    tag: documentTag(language),
  };
}
