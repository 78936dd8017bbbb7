import type { sendChangeCode as contract } from '../../../shared/calls/account.ts';
import { checkEmail, canonicalEmail } from '../../../shared/rules/email.ts';
import { changeAddressOf } from '../../domain/accounts/change-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import {
  CODE_LIFETIME_SECONDS,
  createCode,
  dropCode,
  RESEND_AFTER_SECONDS,
  type CodePurpose,
} from '../../domain/accounts/verification-codes.ts';
import { checkAlertTarget, type AlertTarget } from '../../domain/leads/alert-phone.ts';
import { sendChangeCodeMail } from '../../domain/messages/send-change-code-mail.ts';
import { sendPhoneCode } from '../../domain/messages/send-phone-code.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';

export const sendChangeCode: Handler<typeof contract> = async (input, context) => {
  const { language } = context;
  if (input.channel === 'email') {
    const email = newEmail(input.account);
    if (await findAccountIdBy({ email })) throw new AppError('account_exists');
    return sendCode('change-email', email, context, (code) => sendChangeCodeMail(email, code, language));
  }
  const target = phoneTarget(input);
  if (await findAccountIdBy({ phone: target.phone })) throw new AppError('account_exists');
  return sendCode('change-phone', target.phone, context, (code) =>
    sendPhoneCode({ phone: target.phone, channel: target.channel, code, language }, context.now),
  );
};

function newEmail(typed: string): string {
  const error = checkEmail(typed);
  if (error) throw new AppError(error);
  return canonicalEmail(typed);
}

function phoneTarget({ account: phone, country, channel }: InputOf<typeof contract>): AlertTarget {
  const target = { phone, country: country ?? '', channel: channel === 'whatsapp' ? channel : 'sms' } as const;
  checkAlertTarget(target);
  return target;
}

async function sendCode(
  purpose: CodePurpose,
  address: string,
  { actor, now, log }: OwnerContext,
  send: (code: string) => Promise<void>,
) {
  const bound = changeAddressOf(actor.id, address);
  const { codeId, code } = await createCode(purpose, bound, now);
  try {
    await send(code);
  } catch (error) {
    log.error('change.code_not_sent', error);
    await dropCode(purpose, bound);
    throw new AppError('code_not_sent');
  }
  return { codeId, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInSeconds: CODE_LIFETIME_SECONDS };
}
