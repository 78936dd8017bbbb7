import type { validateUserKTP as contract } from '../../../shared/calls/insurance-reference.ts';
import { isKtp, isKtpOf } from '../../../shared/rules/national-id.ts';
import type { Handler } from '../../kit/call-group.ts';

export const validateUserKTP: Handler<typeof contract> = async ({ ktp, birth }) => {
  const valid = isKtp(ktp);
  return { valid, agreesWithBirth: valid && birth !== undefined ? isKtpOf(ktp, birth) : null };
};
