/** The legal documents: where each stands, and in which versions it was published. Their words are in web/site/legal. */
import { defaultLanguage, type LanguageValue } from '../places/languages.ts';

export const legalDocumentIds = [
  'terms',
  'privacy',
  'cookies',
  'sla',
  'acceptable-use',
  'refunds',
  'notice',
  'security',
] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

/** The day from which the first versions hold (specification 1, section 1). */
const FIRST = '2025-01-01';

/** The days from which each version holds (`YYYY-MM-DD`), the current one first. What changed is said with the text. */
export const legalVersions = {
  terms: [FIRST],
  privacy: [FIRST],
  cookies: [FIRST],
  sla: [FIRST],
  'acceptable-use': [FIRST],
  refunds: [FIRST],
  notice: [FIRST],
  security: [FIRST],
} as const satisfies Record<LegalDocumentId, readonly [string, ...string[]]>;

/** The page that lists them. */
export const LEGAL_PATH = '/legal';

/** Where a document stands in a language; English has the address without an ending. */
export function legalPath(id: LegalDocumentId, language: LanguageValue): string {
  const path = `${LEGAL_PATH}/${id}`;
  return language === defaultLanguage ? path : `${path}/${language}`;
}
