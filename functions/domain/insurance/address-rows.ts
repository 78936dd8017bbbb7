/**
 * Rows of the `insurance` table that lead from a mail address to what was begun and bought with it, for customers who have
 * proved that it is theirs. Addresses are canonical.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | application of an address | APPLICANT#<address> | APPLICATION#<application> |
 * | policy of an address | HOLDER#<address> | POLICY#<policy> |
 *
 * A row says what may be there: whoever follows it looks whether the address still is the one that was answered.
 */
import { canonicalEmail } from '../../../shared/rules/email.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import type { ApplicationRow } from './application-rows.ts';
import type { PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem'] }] };

export const applicantKey = (email: string, applicationId: string) => ({
  pk: `APPLICANT#${email}`,
  sk: `APPLICATION#${applicationId}`,
});
export const holderKey = (email: string, policyId: string) => ({ pk: `HOLDER#${email}`, sk: `POLICY#${policyId}` });

/** The address that was answered; null while there is none. */
export function applicantEmail({ answers }: Pick<ApplicationRow, 'answers'>): string | null {
  const { email } = answers.applicant;
  const canonical = typeof email === 'string' ? canonicalEmail(email) : '';
  return canonical === '' ? null : canonical;
}

/** Items of the transaction that keeps an application: the way to it from its address. It lapses with it. */
export function applicantEdge(row: ApplicationRow): TransactItem[] {
  const email = applicantEmail(row);
  if (email === null) return [];
  const { applicationId, expiresAt } = row;
  const Item = { ...applicantKey(email, applicationId), applicationId, expiresAt };
  return [{ Put: { TableName: environment.table('insurance'), Item } }];
}

/** Items of the transaction that issues a policy: the way to it from its holder's address. */
export function holderEdge({ policyId, holder }: Pick<PolicyRow, 'policyId' | 'holder'>): TransactItem[] {
  const email = canonicalEmail(holder.email);
  if (email === '') return [];
  return [{ Put: { TableName: environment.table('insurance'), Item: { ...holderKey(email, policyId), policyId } } }];
}
