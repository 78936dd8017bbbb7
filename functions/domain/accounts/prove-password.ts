/**
 * Whoever is signed in proves once more that it is them, by their password. Counted like a sign-in, before it is looked
 * at: a stolen session is no way around the ten tries (SECURITY.md T13).
 */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { owners } from '../../kit/realms.ts';
import { provePasswordIn, type TryContext } from './sign-in-tries.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'owners', actions: ['AdminInitiateAuth'] }],
  tables: [{ table: 'accounts', actions: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] }],
};

/** Throws `password_wrong`, `account_locked` or `too_many_requests`. */
export const provePassword = (accountId: string, password: string, context: TryContext): Promise<void> =>
  provePasswordIn(owners, accountId, password, context);
