import type { checkVerificationCode as contract } from '../../../shared/calls/account.ts';
import { addressText, parseAccountAddress } from '../../domain/accounts/account-address.ts';
import { tryCode } from '../../domain/accounts/verification-codes.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkVerificationCode: Handler<typeof contract> = async (input, { now }) => {
  const { account, purpose, codeId, code } = input;
  await tryCode(purpose, addressText(parseAccountAddress(account)), { codeId, code }, now);
  return { valid: true };
};
