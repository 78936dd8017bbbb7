import type { existsUserByAccount as contract } from '../../../shared/calls/account.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { findAccountIdByEmail } from '../../domain/accounts/find-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const existsUserByAccount: Handler<typeof contract> = async ({ account }) => ({
  exists: (await findAccountIdByEmail(parseAccountEmail(account))) !== null,
});
