import { expect, test } from 'vitest';
import { legalDocumentIds, legalPath, legalVersions } from '../../../shared/legal/legal-documents.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';

test('a document stands at one address in each language, English at the plain one', () => {
  expect(legalPath('terms', 'en_us')).toBe('/legal/terms');
  expect(legalPath('terms', 'de_at')).toBe('/legal/terms/de_at');
  expect(legalPath('acceptable-use', 'ar_ae')).toBe('/legal/acceptable-use/ar_ae');
});

test('people consent to the current version of the terms', () => {
  expect(TERMS_VERSION).toBe(legalVersions.terms[0]);
});

test('the versions of each document are days', () => {
  for (const id of legalDocumentIds) {
    for (const day of legalVersions[id]) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  }
});
