import type { register as contract } from '../../../shared/calls/account.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { isCommonPassword } from '../../../shared/rules/common-passwords.ts';
import { checkPassword, trimPassword } from '../../../shared/rules/password.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { parseAccountEmail } from '../../domain/accounts/account-address.ts';
import { toAccount } from '../../domain/accounts/account-rows.ts';
import { createAccount } from '../../domain/accounts/create-account.ts';
import { signIn } from '../../domain/accounts/sign-in.ts';
import { isTimeZone } from '../../domain/accounts/time-zone.ts';
import { tryCode } from '../../domain/accounts/verification-codes.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const register: Handler<typeof contract> = async (input, context) => {
  const email = parseAccountEmail(input.account);
  const code = { codeId: input.codeId, code: input.code };
  const password = trimPassword(input.password);
  if (checkPersonName(input.fullName)) throw new AppError('field_required', { fields: { fullName: 'field_required' } });
  if (!input.isAdult || input.termsVersion !== TERMS_VERSION) throw new AppError('consent_required');
  if (checkPassword(password)) throw new AppError('password_format');
  if (isCommonPassword(password)) throw new AppError('password_common');
  await tryCode('sign-up', email, code, context.now);
  const account = await createAccount(
    {
      fullName: canonicalPersonName(input.fullName),
      address: { email },
      password,
      code,
      termsVersion: input.termsVersion,
      language: input.language,
      country: input.country,
      timeZone: isTimeZone(input.timeZone) ? input.timeZone : 'UTC',
    },
    context,
  );
  const { tokens } = await signIn({ email }, password, context, 'sign-up');
  return { tokens, account: toAccount(account, context.now) };
};
