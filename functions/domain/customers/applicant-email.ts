/** The address that a sign-up or a new password is about: typed, or the applicant's of an issued policy. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { readRow } from '../../kit/read-row.ts';
import { parseAccountEmail } from '../accounts/account-address.ts';
import { applicationKey, ApplicationRow } from '../insurance/application-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

/** The canonical address that the applicant of an issued policy gave; null for every other application, and for none. */
export async function findApplicantEmail(applicationId: string): Promise<string | null> {
  const item = await readRow('insurance', applicationKey(applicationId));
  const row = item ? ApplicationRow.parse(item) : null;
  const email = row?.state === 'issued' ? row.answers.applicant['email'] : null;
  return typeof email === 'string' && checkEmail(email) === undefined ? canonicalEmail(email) : null;
}

/**
 * The address that was typed, or else the applicant's; null when the application has none to give. Throws `email_required`
 * or `email_invalid` for what was typed.
 */
export async function findStatedEmail(stated: {
  email?: string | undefined;
  applicationId?: string | undefined;
}): Promise<string | null> {
  if (stated.email === undefined && stated.applicationId !== undefined) return findApplicantEmail(stated.applicationId);
  return parseAccountEmail(stated.email ?? '');
}
