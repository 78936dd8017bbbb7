/** The code that proves an address or a number, for sign-up and for a new password. */
import type { sendVerifyCode } from '../../../shared/calls/account.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { sendCodeMail } from '../messages/send-code-mail.ts';
import { sendPhoneCode } from '../messages/send-phone-code.ts';
import { addressText, parseAccountAddress, type AccountAddress } from './account-address.ts';
import { findAccountIdBy } from './find-account.ts';
import { sendCode } from './send-code.ts';

type Request = InputOf<typeof sendVerifyCode>;

/**
 * Throws what is wrong with the address, `account_exists` or `account_not_found`, `too_many_requests` before the
 * countdown is over, or `code_not_sent`.
 */
export async function sendAccountCode(
  request: Request,
  context: CallContext,
): Promise<OutputOf<typeof sendVerifyCode>> {
  const { channel, purpose } = request;
  const address = parseAccountAddress(request.account);
  if ((channel === 'email') !== 'email' in address) {
    throw new AppError('input_invalid', { fields: { channel: 'email for an address, sms or whatsapp for a number' } });
  }
  const accountId = await findAccountIdBy(address);
  if (purpose === 'sign-up' && accountId) throw new AppError('account_exists');
  if (purpose === 'reset-password' && !accountId) {
    raiseSignal('UnknownAccounts', { call: 'sendVerifyCode' });
    throw new AppError('account_not_found');
  }
  return sendCode(purpose, addressText(address), (code) => send(address, code, request, context), context);
}

async function send(
  address: AccountAddress,
  code: string,
  { channel, purpose, language: wanted }: Request,
  { now, language: usual }: CallContext,
): Promise<void> {
  const language = wanted ?? usual;
  if ('email' in address) return sendCodeMail({ to: address.email, code, purpose, language });
  await sendPhoneCode({ ...address, channel: channel === 'whatsapp' ? channel : 'sms', code, language }, now);
}
