import type { existsUserByAccount as contract } from '../../../shared/calls/account.ts';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import type { Handler } from '../../kit/call-group.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

export const existsUserByAccount: Handler<typeof contract> = async ({ account }) => {
  const exists = (await findAccountIdBy(parseAccountAddress(account))) !== null;
  if (!exists) raiseSignal('UnknownAccounts', { call: 'existsUserByAccount' });
  return { exists };
};
