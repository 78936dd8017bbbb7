import type { finishStaffSignIn as contract } from '../../../shared/calls/support.ts';
import { canonicalVerificationCode, checkVerificationCode } from '../../../shared/rules/verification-code.ts';
import { finishSignIn } from '../../domain/support/staff-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const finishStaffSignIn: Handler<typeof contract> = async ({ email, code, ...session }) => {
  if (checkVerificationCode(code)) throw new AppError('code_incorrect');
  const answer = { ...session, email: email.trim().toLowerCase(), code: canonicalVerificationCode(code) };
  return finishSignIn(answer);
};
