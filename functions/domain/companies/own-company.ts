/** The company that somebody works for, as the calls of its editor ask for it. */
import { hasFeature } from '../../../shared/model/account.ts';
import { companyRoles, type CompanyRole } from '../../../shared/model/company-roles.ts';
import * as z from 'zod';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { accountKey } from '../accounts/account-rows.ts';
import { readCompanyPlan, type CompanyPlan } from './company-plan.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const Membership = z.object({
  companyId: z.string().nullable().default(null),
  companyRole: z.enum(companyRoles).nullable().default(null),
});

export type Membership = { companyId: string; role: CompanyRole };

/** As it is now; what the context knows of it may be a minute old. */
export async function readMembership(accountId: string): Promise<Membership | null> {
  const { companyId, companyRole: role } = Membership.parse((await readRow('accounts', accountKey(accountId))) ?? {});
  return companyId !== null && role !== null ? { companyId, role } : null;
}

/** Throws `forbidden` for who has none. */
export function companyOf({ actor }: OwnerContext): string {
  if (!actor.company) throw new AppError('forbidden');
  return actor.company.companyId;
}

/** The same for a change; throws `plan_needed` when the company's plan does not include document chat. */
export async function companyToChange(context: OwnerContext): Promise<{ companyId: string; plan: CompanyPlan }> {
  const companyId = companyOf(context);
  const plan = await readCompanyPlan(companyId, context.now);
  if (!plan.isIncluded) throw new AppError('plan_needed');
  return { companyId, plan };
}

export const canFound = ({ actor, now }: OwnerContext): boolean => hasFeature(actor.plan, 'document-chat', now);
