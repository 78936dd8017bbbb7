import type { getIdTokenByRefreshToken as contract } from '../../../shared/calls/account.ts';
import { renewTokens } from '../../domain/accounts/renew-tokens.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getIdTokenByRefreshToken: Handler<typeof contract> = ({ refreshToken }, { now }) =>
  renewTokens(refreshToken, now);
