/** Password sign-in of owners; how tries are counted and locked: sign-in-tries.ts. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { owners } from '../../kit/realms.ts';
import { finishPasswordSignIn, type SignInOutcome } from '../lock/open-account.ts';
import { addressText, type AccountAddress } from './account-address.ts';
import { findAccount, findAccountIdBy } from './find-account.ts';
import type { SessionOrigin } from './sessions.ts';
import { forgetMisses, getTokensOrThrow } from './sign-in-tries.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'owners', actions: ['AdminInitiateAuth'] }],
  tables: [{ table: 'accounts', actions: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] }],
};

/** Throws `account_or_password_wrong`, `account_locked` or `too_many_requests`. */
export async function signIn(
  address: AccountAddress,
  password: string,
  context: SessionOrigin,
  method: 'password' | 'sign-up' = 'password',
): Promise<SignInOutcome> {
  const claimed = { accountId: await findAccountIdBy(address), address: addressText(address) };
  const { accountId, tokens, counted } = await getTokensOrThrow(owners, claimed, password, context);
  const account = await findAccount(accountId);
  if (!account || account.status === 'deleted') throw new AppError('account_or_password_wrong');
  await forgetMisses(owners, accountId, counted, context);
  return finishPasswordSignIn(account, tokens, method, context);
}
