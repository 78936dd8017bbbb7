/**
 * Whoever is signed in proves once more that it is them, by their password. Counted like a sign-in, before it is looked
 * at: a stolen session is no way around the ten tries (SECURITY.md T13).
 */
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cognito } from '../../kit/clients/cognito.ts';
import { environment } from '../../kit/environment.ts';
import { countedFor, countTry, forgetMisses, lock, MAX_MISSES } from './sign-in.ts';

export const needs: StoreNeeds = { pools: [{ pool: 'owners', actions: ['AdminInitiateAuth'] }] };

/** Throws `password_wrong` or `account_locked`. */
export async function provePassword(
  accountId: string,
  password: string,
  context: { now: Date; newId(): string },
): Promise<void> {
  const tries = await countTry(countedFor(accountId));
  if (!(await isPasswordOf(accountId, password))) {
    if (tries >= MAX_MISSES) await lock(accountId, context);
    throw new AppError('password_wrong');
  }
  await forgetMisses(accountId);
}

/** The pool answers with tokens, or asks for a second factor; a wrong password is refused before either. */
async function isPasswordOf(accountId: string, password: string): Promise<boolean> {
  try {
    await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment.poolId('owners'),
        ClientId: environment.poolClientId('owners'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: accountId, PASSWORD: password },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && /^(?:NotAuthorized|InvalidParameter)Exception$/.test(error.name)) return false;
    throw error;
  }
}
