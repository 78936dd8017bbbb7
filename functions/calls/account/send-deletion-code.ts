import type { sendDeletionCode as contract } from '../../../shared/calls/account.ts';
import {
  CODE_LIFETIME_SECONDS,
  createCode,
  dropCode,
  RESEND_AFTER_SECONDS,
} from '../../domain/accounts/verification-codes.ts';
import { proofAddress, maskAddress } from '../../domain/lifecycle/prove-owner.ts';
import { sendDeletionCodeTo } from '../../domain/messages/send-deletion-code.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendDeletionCode: Handler<typeof contract> = async (_, { actor, now, log }) => {
  const { account, address } = await proofAddress(actor.id);
  const { codeId, code } = await createCode('delete-account', address, now);
  try {
    await sendDeletionCodeTo(account, code);
  } catch (error) {
    log.error('code.not_sent', error);
    await dropCode('delete-account', address);
    throw new AppError('code_not_sent');
  }
  return {
    codeId,
    sentTo: maskAddress(address),
    resendAfterSeconds: RESEND_AFTER_SECONDS,
    expiresInSeconds: CODE_LIFETIME_SECONDS,
  };
};
