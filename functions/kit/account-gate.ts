/** The gate of owners (gate.ts): besides, their plan and their company, and what a suspended account may do. */
import * as z from 'zod';
import { KeptPlan } from '../../shared/model/account.ts';
import { companyRoles } from '../../shared/model/company-roles.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { AppError } from './app-error.ts';
import type { ActorCompany } from './context.ts';
import { createGate, GateFields, type Claims } from './gate.ts';
import { owners } from './realms.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem'] }] };

const pass = createGate(
  owners,
  GateFields.extend({
    plan: KeptPlan,
    /** The account's company, and what it is there; absent without one. */
    companyId: z.string().nullable().default(null),
    companyRole: z.enum(companyRoles).nullable().default(null),
  }),
);

/** The account behind the claims; throws `token_invalid`, or `account_suspended` on the calls that a suspended one may not make. */
export async function passGate(
  claims: Claims,
  now: Date,
  isOpenToSuspended = false,
): Promise<{ email: string; plan: KeptPlan; company: ActorCompany | null }> {
  const { status, email, plan, companyId, companyRole: role } = await pass(claims, now);
  if (status === 'suspended' && !isOpenToSuspended) throw new AppError('account_suspended');
  return { email, plan, company: companyId !== null && role !== null ? { companyId, role } : null };
}
