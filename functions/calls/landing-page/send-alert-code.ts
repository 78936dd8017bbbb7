import type { sendAlertCode as contract } from '../../../shared/calls/landing-page.ts';
import {
  CODE_LIFETIME_SECONDS,
  createCode,
  dropCode,
  RESEND_AFTER_SECONDS,
} from '../../domain/accounts/verification-codes.ts';
import { alertAddress, checkAlertTarget } from '../../domain/leads/alert-phone.ts';
import { sendPhoneCode } from '../../domain/messages/send-phone-code.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendAlertCode: Handler<typeof contract> = async (target, { actor, now, language, log }) => {
  checkAlertTarget(target);
  const address = alertAddress(actor.id, target.phone);
  const { codeId, code } = await createCode('alert-phone', address, now);
  try {
    await sendPhoneCode({ ...target, code, language }, now);
  } catch (error) {
    log.error('alert.code_not_sent', error);
    await dropCode('alert-phone', address);
    throw new AppError('code_not_sent');
  }
  return { codeId, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInSeconds: CODE_LIFETIME_SECONDS };
};
