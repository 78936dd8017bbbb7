import type { LegalDocumentId } from '../../../../shared/legal/legal-documents.ts';
import type { LegalText } from '../legal-text.ts';
import { acceptableUse } from './acceptable-use.ts';
import { cookies } from './cookies.ts';
import { notice } from './notice.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { security } from './security.ts';
import { sla } from './sla.ts';
import { terms } from './terms.ts';

/** The words of all documents. */
export const legalTexts: { [Id in LegalDocumentId]: LegalText<Id> } = {
  terms,
  privacy,
  cookies,
  sla,
  'acceptable-use': acceptableUse,
  refunds,
  notice,
  security,
};
