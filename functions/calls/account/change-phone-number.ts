import type { changePhoneNumber as contract } from '../../../shared/calls/account.ts';
import { canonicalVerificationCode } from '../../../shared/rules/verification-code.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { changeAddressOf, replacePhone } from '../../domain/accounts/change-address.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { codeBurn, tryCode } from '../../domain/accounts/verification-codes.ts';
import { checkAlertTarget } from '../../domain/leads/alert-phone.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { goesOn } from '../../kit/effect-run.ts';

export const changePhoneNumber: Handler<typeof contract> = async ({ phone, country, ...typed }, context) => {
  const { actor, now } = context;
  await requireRecentSignIn(context);
  checkAlertTarget({ phone, country, channel: 'sms' });
  const account = await findAccount(actor.id);
  if (!account) throw new AppError('token_invalid');
  // Changed already, by this very request before it was broken off.
  if (goesOn() && account.phone === phone) return toAccount(account, now);
  const tried = { codeId: typed.codeId, code: canonicalVerificationCode(typed.code) };
  const bound = changeAddressOf(actor.id, phone);
  await tryCode('change-phone', bound, tried, now);
  const changed = await replacePhone(account, phone, await codeBurn('change-phone', bound, tried), context);
  return toAccount(changed, now);
};
