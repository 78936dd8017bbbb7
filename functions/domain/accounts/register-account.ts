/** Sign-up: by an address or a number that a code proved, or by Google, which proved the address. */
import type { register } from '../../../shared/calls/account.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { canonicalPersonName, checkPersonName } from '../../../shared/rules/person-name.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { findGoogleTicket } from '../google/google-tickets.ts';
import { startAlerts } from '../leads/lead-settings.ts';
import { addressText, parseAccountAddress, type AccountAddress } from './account-address.ts';
import { toAccount } from './account-rows.ts';
import { createAccount } from './create-account.ts';
import { acceptNewPassword } from './new-password.ts';
import { signIn } from './sign-in.ts';
import { signInByTicket } from './ticket-sign-in.ts';
import { isTimeZone } from './time-zone.ts';
import { tryCode } from './verification-codes.ts';

type Request = InputOf<typeof register>;

/** Throws what is wrong with the input, `code_incorrect`, `google_state_invalid` or `account_exists`. */
export async function registerAccount(input: Request, context: CallContext): Promise<OutputOf<typeof register>> {
  const address = parseAccountAddress(input.account);
  if (checkPersonName(input.fullName)) throw new AppError('field_required', { fields: { fullName: 'field_required' } });
  if (!input.isAdult || input.termsVersion !== TERMS_VERSION) throw new AppError('consent_required');
  const { tokens, account } =
    input.googleTicket === undefined
      ? await registerByCode(input, address, context)
      : await registerByGoogle(input, input.googleTicket, address, context);
  if (!account) throw new Error('A new account was asked for a second factor.');
  return { tokens, account: toAccount(account, context.now) };
}

async function registerByCode(input: Request, address: AccountAddress, context: CallContext) {
  const password = await acceptNewPassword(input.password ?? '');
  const code = { codeId: input.codeId ?? '', code: input.code ?? '' };
  await tryCode('sign-up', addressText(address), code, context.now);
  const { accountId } = await createAccount({ ...wishesOf(input), address, password, code }, context);
  // A number that was proven just now can tell of leads from the beginning: there is no address that would.
  if ('phone' in address) await startAlerts(accountId, { phone: address.phone, channel: 'sms' });
  return signIn(address, password, context, 'sign-up');
}

async function registerByGoogle(input: Request, ticket: string, address: AccountAddress, context: CallContext) {
  const google = await findGoogleTicket(ticket, context.now);
  if (google?.email !== addressText(address)) throw new AppError('google_state_invalid');
  const { accountId } = await createAccount({ ...wishesOf(input), address, google, ticket }, context);
  return signInByTicket(accountId, 'google', context);
}

function wishesOf({ fullName, termsVersion, language, country, timeZone }: Request) {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  return { fullName: canonicalPersonName(fullName), termsVersion, language, country, timeZone: zone };
}
