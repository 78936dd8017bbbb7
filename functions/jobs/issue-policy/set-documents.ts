/** The PDFs of a policy. */
import { typeset } from '../../kit/typeset.ts';
import { certificateData } from './certificate-data.ts';
import type { PolicyPaper } from './policy-paper.ts';
import { receiptData } from './receipt-data.ts';
import { scheduleData } from './schedule-data.ts';

const data = { schedule: scheduleData, certificate: certificateData, receipt: receiptData };

/** Those that are set for each policy; the wording is its product's. */
export const paperKinds = ['schedule', 'certificate', 'receipt'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Throws what setting throws. */
export const setDocument = (paper: PolicyPaper, kind: PaperKind): Promise<Buffer> => typeset(kind, data[kind](paper));
