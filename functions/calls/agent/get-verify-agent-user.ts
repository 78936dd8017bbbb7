import type { getVerifyAgentUser as contract } from '../../../shared/calls/agent.ts';
import { parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { findIdentity } from '../../domain/accounts/find-account.ts';
import type { Handler } from '../../kit/call-group.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

export const getVerifyAgentUser: Handler<typeof contract> = async ({ account }) => {
  const identity = await findIdentity(parseAccountAddress(account));
  if (!identity) raiseSignal('UnknownAccounts', { call: 'getVerifyAgentUser' });
  return { exists: identity !== null, isVerified: identity?.status === 'active' };
};
