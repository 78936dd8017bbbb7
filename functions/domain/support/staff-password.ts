/** Passwords of staff: one of their own in place of the one that an administrator gave, and another one later. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { trimPassword } from '../../../shared/rules/password.ts';
import { AppError } from '../../kit/app-error.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { foundOnce } from '../../kit/found-once.ts';
import { listBelow } from '../../kit/list-below.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { staffSessionKey } from '../../kit/staff-gate.ts';
import { acceptNewPassword } from '../accounts/new-password.ts';
import { isPasswordIn, setPasswordIn } from '../accounts/user-pool.ts';
import { answer, endSession, isNamed, toSecondFactor, type StaffSession } from './staff-sign-in.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'staff', actions: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'AdminSetUserPassword'] }],
  tables: [{ table: 'accounts', actions: ['Query', 'DeleteItem'] }],
};

/** More than anybody begins within the hour that a session lasts. */
const MOST_SESSIONS = 500;

type Choice = { email: string; session: string; password: string };

/** Throws what is wrong with the password, or `account_or_password_wrong` when the session is over. */
export async function choosePassword({ email, session, password: typed }: Choice): Promise<StaffSession> {
  const password = await acceptNewPassword(typed);
  return toSecondFactor(await answerPool({ email, session, password }));
}

async function answerPool({ email, session, password }: Choice) {
  try {
    return await answer('NEW_PASSWORD_REQUIRED', session, { USERNAME: email, NEW_PASSWORD: password });
  } catch (error) {
    if (isNamed(error, 'InvalidPasswordException')) throw new AppError('password_format');
    if (!isNamed(error, 'NotAuthorizedException', 'ExpiredCodeException', 'InvalidParameterException')) throw error;
    raiseSignal('StaffSignInsRefused', { step: 'password' });
    throw new AppError('account_or_password_wrong');
  }
}

/**
 * The session in which it is changed goes on, all others end: whoever signed in with the old one while it was replaced is out
 * as well. Throws `password_wrong`, or what is wrong with the new one.
 */
export async function changePassword(
  { password, newPassword: typed }: { password: string; newPassword: string },
  { id, signedInAt }: Pick<OwnerContext['actor'], 'id' | 'signedInAt'>,
): Promise<void> {
  const newPassword = await acceptNewPassword(typed);
  await foundOnce('password', () => prove(id, trimPassword(password)));
  await setPasswordIn('staff', id, newPassword);
  await endOthers(id, signedInAt);
}

async function prove(staffId: string, password: string): Promise<void> {
  if ((await isPasswordIn('staff', staffId, password)) === true) return;
  raiseSignal('StaffSignInsRefused', { step: 'change' });
  throw new AppError('password_wrong');
}

async function endOthers(staffId: string, kept: number): Promise<void> {
  const rows = await listBelow('accounts', { ...staffSessionKey(staffId, kept), sk: 'SESSION#' }, MOST_SESSIONS);
  const others = rows.map((row) => Number(row['signedInAt'])).filter((signedInAt) => signedInAt !== kept);
  await Promise.all(others.map((signedInAt) => endSession(staffId, signedInAt)));
}
