import type { sendChangeCode as contract } from '../../../shared/calls/account.ts';
import { checkEmail, canonicalEmail } from '../../../shared/rules/email.ts';
import { changeAddressOf } from '../../domain/accounts/change-address.ts';
import { findAccountIdBy } from '../../domain/accounts/find-account.ts';
import { sendCode } from '../../domain/accounts/send-code.ts';
import { checkAlertTarget, type AlertTarget } from '../../domain/leads/alert-phone.ts';
import { sendChangeCodeMail } from '../../domain/messages/send-change-code-mail.ts';
import { sendPhoneCode } from '../../domain/messages/send-phone-code.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';

export const sendChangeCode: Handler<typeof contract> = async (input, context) => {
  const { actor, now, language } = context;
  if (input.channel === 'email') {
    const email = newEmail(input.account);
    if (await findAccountIdBy({ email })) throw new AppError('account_exists');
    const send = (code: string) => sendChangeCodeMail(email, code, language);
    return sendCode('change-email', changeAddressOf(actor.id, email), send, context);
  }
  const { phone, channel } = phoneTarget(input);
  if (await findAccountIdBy({ phone })) throw new AppError('account_exists');
  const send = (code: string) => sendPhoneCode({ phone, channel, code, language }, now);
  return sendCode('change-phone', changeAddressOf(actor.id, phone), send, context);
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
