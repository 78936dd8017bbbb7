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
  const outcome = await signIn(parseAccountAddress(typed), trimPassword(password), context);
  // A ticket of Google is then tied by the answer: a password alone is not enough to add a way in.
  if (!outcome.account) return outcome;
  if (googleTicket !== undefined) await linkWithTicket(googleTicket, outcome.account, context.now);
  return { ...outcome, account: toAccount(outcome.account, context.now) };
}
