/**
 * Whoever is signed in proves once more that it is them, by their password. Counted like a sign-in, before it is looked
 * at: a stolen session is no way around the ten tries (SECURITY.md T13).
 */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { owners } from '../../kit/realms.ts';
import { provePasswordIn } from './sign-in-tries.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'owners', actions: ['AdminInitiateAuth'] }],
  tables: [{ table: 'accounts', actions: ['UpdateItem', 'PutItem'] }],
};

/** Throws `password_wrong` or `account_locked`. */
export const provePassword = (
  accountId: string,
  password: string,
  context: { now: Date; newId(): string },
): Promise<void> => provePasswordIn(owners, accountId, password, context);
