/** The gate of customers (gate.ts). Only the functions that answer calls for customers have it, and the rights that it needs. */
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { AppError } from './app-error.ts';
import { createGate, GateFields, type Claims } from './gate.ts';
import { customers } from './realms.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

const pass = createGate(customers, GateFields);

/** The customer behind the claims; throws `token_invalid` or `account_suspended`. */
export async function passCustomerGate(claims: Claims, now: Date): Promise<{ email: string }> {
  const { status, email } = await pass(claims, now);
  if (status === 'suspended') throw new AppError('account_suspended');
  return { email };
}
