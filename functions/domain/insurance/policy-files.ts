/** PDFs of policies, in the private bucket. */
import type { DocumentKind } from '../../../shared/insurance/policy.ts';

/** All files of a policy. */
export const policyFolder = (policyId: string): string => `policies/${policyId}/`;

/** A policy that is changed has its documents drawn anew, beside those that it had. */
export const policyFileKey = (policyId: string, kind: DocumentKind, revision: number): string =>
  `${policyFolder(policyId)}${kind}-${revision}.pdf`;

/** As it is saved: `TR26-00000042-79-schedule.pdf`. */
export const policyFileName = (number: string, kind: DocumentKind): string => `${number}-${kind}.pdf`;
