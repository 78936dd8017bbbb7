import type { sendVerifyCode as contract } from '../../../shared/calls/account.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { findAccountIdByEmail } from '../../domain/accounts/find-account.ts';
import {
  CODE_LIFETIME_SECONDS,
  createCode,
  dropCode,
  RESEND_AFTER_SECONDS,
} from '../../domain/accounts/verification-codes.ts';
import { sendCodeMail } from '../../domain/messages/send-code-mail.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendVerifyCode: Handler<typeof contract> = async ({ account, channel, purpose, language }, context) => {
  if (channel !== 'email') throw new AppError('under_construction');
  const email = parseAccountEmail(account);
  const accountId = await findAccountIdByEmail(email);
  if (purpose === 'sign-up' && accountId) throw new AppError('account_exists');
  if (purpose === 'reset-password' && !accountId) throw new AppError('account_not_found');
  const { codeId, code } = await createCode(purpose, email, context.now);
  try {
    await sendCodeMail({ to: email, code, purpose, language: language ?? context.language });
  } catch (error) {
    context.log.error('code.not_sent', error);
    await dropCode(purpose, email);
    throw new AppError('code_not_sent');
  }
  return { codeId, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInSeconds: CODE_LIFETIME_SECONDS };
};
