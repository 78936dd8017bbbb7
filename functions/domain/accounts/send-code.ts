/** A verification code on its way: it is made and sent while the person waits, so a failure is theirs to know. */
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import {
  CODE_LIFETIME_SECONDS,
  createCode,
  dropCode,
  RESEND_AFTER_SECONDS,
  type CodePurpose,
} from './verification-codes.ts';

/** As the calls answer it. */
export type SentCode = { codeId: string; resendAfterSeconds: number; expiresInSeconds: number };

/** Throws `too_many_requests` before the countdown is over, or `code_not_sent`, after which another can be asked for at once. */
export async function sendCode(
  purpose: CodePurpose,
  address: string,
  send: (code: string) => Promise<void>,
  { now, log }: Pick<CallContext, 'now' | 'log'>,
): Promise<SentCode> {
  const { codeId, code } = await createCode(purpose, address, now);
  try {
    await send(code);
  } catch (error) {
    log.error('code.not_sent', error, { purpose });
    await dropCode(purpose, address);
    throw new AppError('code_not_sent');
  }
  return { codeId, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInSeconds: CODE_LIFETIME_SECONDS };
}
