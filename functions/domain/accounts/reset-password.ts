/**
 * A forgotten password: a new one for a code, and for the second factor where there is one. Whoever had the old password, or a
 * session, is out: sessions, enrolled browsers and the preview link end, and a webhook that was set in the last days waits for
 * the owner's word. No factor is removed. Of all browsers the account knows the one that did it, which a lock after wrong
 * passwords does not bind then; for all others the lock stays (SECURITY.md T14).
 */
import type { forgotPassword } from '../../../shared/calls/account.ts';
import type { InputOf, OutputOf } from '../../../shared/calls/define-call.ts';
import { CHANGES_KEPT_DAYS } from '../../../shared/model/lock.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import { owners } from '../../kit/realms.ts';
import { pauseWebhookSince } from '../leads/lead-settings.ts';
import { findAuthenticator, takeSecondFactor } from '../lock/authenticator.ts';
import { endPreview } from '../pages/end-preview.ts';
import { addressText, parseAccountAddress } from './account-address.ts';
import { beginPasswordReset, endAllSessions } from './change-account.ts';
import { findAccountIdBy } from './find-account.ts';
import { setPassword, signOutEverywhere } from './identity-provider.ts';
import { forgetDevicesExcept, rememberDevice } from './known-devices.ts';
import { acceptNewPassword } from './new-password.ts';
import { tryCode } from './verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['Query', 'UpdateItem', 'DeleteItem'] }] };

const DAY_MS = 86_400_000;

/**
 * Throws what is wrong with address and password, `code_incorrect`, also for an address without an account, or
 * `second_factor_needed`.
 */
export async function resetPassword(
  input: InputOf<typeof forgotPassword>,
  context: CallContext,
): Promise<OutputOf<typeof forgotPassword>> {
  const address = parseAccountAddress(input.account);
  const code = { codeId: input.codeId, code: input.code };
  const password = await acceptNewPassword(input.password);
  await tryCode('reset-password', addressText(address), code, context.now);
  const accountId = await findAccountIdBy(address);
  if (!accountId) throw new AppError('code_incorrect');
  await proveSecondFactor(accountId, input.secondFactor, context);
  await beginPasswordReset({ accountId, address }, code, context);
  await closeDoors(accountId, context);
  await setPassword(accountId, password);
  await signOutEverywhere(accountId);
  // Whoever signed in with the old password while it was being replaced is out as well.
  await endAllSessions(accountId, new Date());
  await rememberDevice(owners, accountId, context);
  return { changed: true };
}

/** An e-mail that somebody reads along with is not enough where the account has a second factor. */
async function proveSecondFactor(accountId: string, typed: string | undefined, context: CallContext): Promise<void> {
  if (!(await findAuthenticator(accountId))) return;
  if (typed === undefined || typed.trim() === '') throw new AppError('second_factor_needed');
  try {
    await takeSecondFactor(accountId, typed, context);
  } catch (error) {
    // `code_incorrect` would speak of the code that was sent.
    throw error instanceof AppError && error.code === 'code_incorrect' ? new AppError('second_factor_needed') : error;
  }
}

async function closeDoors(accountId: string, { now, device }: CallContext): Promise<void> {
  const since = new Date(now.getTime() - CHANGES_KEPT_DAYS * DAY_MS);
  await Promise.all([
    endPreview(accountId),
    pauseWebhookSince(accountId, since, now),
    forgetDevicesExcept(owners, accountId, device),
  ]);
}
