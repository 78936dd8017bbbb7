/** The sign-in calls' answer to a password. */
import type { login } from '../../../shared/calls/account.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import type { CallContext } from '../../kit/context.ts';
import { linkWithTicket } from '../google/google-tickets.ts';
import { parseAccountAddress } from './account-address.ts';
import { toAccount } from './account-rows.ts';
import { signIn } from './sign-in.ts';

/** Throws what is wrong with the address, or why `signIn` lets nobody in. */
export async function signInByPassword(
  { account: typed, password, googleTicket }: InputOf<typeof login>,
  context: CallContext,
): Promise<OutputOf<typeof login>> {
  const { tokens, account } = await signIn(parseAccountAddress(typed), trimPassword(password), context);
  if (googleTicket !== undefined) await linkWithTicket(googleTicket, account, context.now);
  return { tokens, account: toAccount(account, context.now), challenge: null };
}
