import type { getVerifyAgentUser as contract } from '../../../shared/calls/agent.ts';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findIdentity } from '../../domain/accounts/find-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getVerifyAgentUser: Handler<typeof contract> = async ({ account }) => {
  const identity = await findIdentity(parseAccountAddress(account));
  return { exists: identity !== null, isVerified: identity?.status === 'active' };
};
