import type { changeEmail as contract } from '../../../shared/calls/account.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { canonicalVerificationCode } from '../../../shared/rules/verification-code.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { changeAddressOf, replaceEmail } from '../../domain/accounts/change-address.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { codeBurn, tryCode } from '../../domain/accounts/verification-codes.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { goesOn } from '../../kit/effect-run.ts';

export const changeEmail: Handler<typeof contract> = async (input, context) => {
  const { actor, now } = context;
  await requireRecentSignIn(context);
  const error = checkEmail(input.email);
  if (error) throw new AppError(error);
  const email = canonicalEmail(input.email);
  if (canonicalEmail(input.repeatedEmail) !== email) throw new AppError('email_inconsistent');
  const account = await findAccount(actor.id);
  if (!account) throw new AppError('token_invalid');
  // Changed already, by this very request before it was broken off.
  if (goesOn() && account.email === email) return toAccount(account, now);
  const tried = { codeId: input.codeId, code: canonicalVerificationCode(input.code) };
  const bound = changeAddressOf(actor.id, email);
  await tryCode('change-email', bound, tried, now);
  const changed = await replaceEmail(account, email, await codeBurn('change-email', bound, tried), context);
  return toAccount(changed, now);
};
