import type { LegalDocumentId, legalVersions } from '../../../shared/legal/legal-documents.ts';

/** The three products, as the documents mark what holds for one of them alone. */
export type Product = 'X-ID' | 'ProductTalk' | 'XPage';

/**
 * A paragraph, points, a table, or the switch for analytics. Figures never stand in the words: `{{places}}` are filled from
 * the service's constants (facts.ts), and `<terms>words</terms>` lead to a document (legal-words.tsx).
 */
export type Block =
  | string
  | { points: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { switch: 'analytics' };

export type LegalSection = {
  /** Its anchor. */
  id: string;
  title: string;
  /** Absent: it holds for all three. */
  products?: readonly Product[];
  blocks: readonly Block[];
};

/** The binding words of a document, in English. */
export type LegalText<Id extends LegalDocumentId = LegalDocumentId> = {
  id: Id;
  /** What somebody in a hurry should know. */
  short: readonly string[];
  sections: readonly LegalSection[];
  /** What each version changed, in words. */
  changes: Record<(typeof legalVersions)[Id][number], readonly string[]>;
};
