import type { existsUserByAccount as contract } from '../../../shared/calls/account.ts';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const existsUserByAccount: Handler<typeof contract> = async ({ account }) => ({
  exists: (await findAccountIdBy(parseAccountAddress(account))) !== null,
});
