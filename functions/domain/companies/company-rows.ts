/**
 * Rows of the `knowledge` table: companies. Those of products and documents: ../documents/document-rows.ts.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | company | COMPANY#<company> | COMPANY |
 * | member | COMPANY#<company> | MEMBER#<account> |
 * | invitation | COMPANY#<company> | INVITATION#<id> |
 * | company of an agency name | AGENCY#<agency name> | AGENCY |
 * | outbox | OUTBOX#<id> | OUTBOX |
 *
 * A company's id is its founder's account id. The account's row of each member has `companyId` and `companyRole`
 * (functions/kit/account-gate.ts), written in the transaction that writes the member.
 */
import * as z from 'zod';
import { companyRoles } from '../../../shared/model/company-roles.ts';
import { Company } from '../../../shared/model/company.ts';

export const CompanyRow = z.object({
  ...Company.shape,
  /** How many products there are: the plan's limit is kept by a condition on it. */
  products: z.number().int().default(0),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

export const MemberRow = z.object({
  accountId: z.string(),
  role: z.enum(companyRoles),
  since: z.string(),
});
export type MemberRow = z.infer<typeof MemberRow>;

export const InvitationRow = z.object({
  invitationId: z.string(),
  companyId: z.string(),
  /** Canonical. */
  email: z.string(),
  role: z.enum(companyRoles),
  /** The account that invited. */
  invitedBy: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

export const companyKey = (companyId: string) => ({ pk: `COMPANY#${companyId}`, sk: 'COMPANY' });
export const memberKey = (companyId: string, accountId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `MEMBER#${accountId}`,
});
export const invitationKey = (companyId: string, invitationId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `INVITATION#${invitationId}`,
});
export const agencyNameKey = (agencyName: string) => ({ pk: `AGENCY#${agencyName}`, sk: 'AGENCY' });
