import type { login as contract } from '../../../shared/calls/account.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { signIn } from '../../domain/accounts/sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const login: Handler<typeof contract> = async ({ account: typed, password }, context) => {
  const { tokens, account } = await signIn({ email: parseAccountEmail(typed) }, trimPassword(password), context);
  return { tokens, account: toAccount(account, context.now) };
};
