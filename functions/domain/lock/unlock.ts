/** Unlocks: tokens for whoever proves to be the owner by a PIN in an enrolled browser, or by a passkey anywhere. */
import type { Tokens } from '../../../shared/model/account.ts';
import type { DeviceStatement, PasskeyAssertion } from '../../../shared/model/lock.ts';
import { signedInAtOf } from '../../kit/account-session.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { moveDevice, takeStatement } from './devices.ts';
import type { DeviceRow } from './lock-rows.ts';
import { openAccount } from './open-account.ts';
import { takeAssertion } from './passkeys.ts';
import { tryPin } from './pin.ts';

type Unlocked = { tokens: Tokens; account: AccountRow };

/** Throws what `takeStatement` and `tryPin` throw. */
export async function unlockByPin(statement: DeviceStatement, pin: string, context: CallContext): Promise<Unlocked> {
  const { account, device } = await takeStatement(statement, context.now);
  await tryPin(account.accountId, pin);
  return open(account, 'pin', device, context);
}

/** A browser that is enrolled goes on with its enrolment. Throws what `takeAssertion` throws. */
export async function unlockByPasskey(
  assertion: PasskeyAssertion,
  statement: DeviceStatement | null,
  context: CallContext,
): Promise<Unlocked> {
  const account = await takeAssertion(assertion, context.now);
  const device = statement?.accountId === account.accountId ? await findEnrolled(statement, context.now) : null;
  return open(account, 'passkey', device, context);
}

/** A passkey opens the account by itself: an enrolment that is over does not stand in its way. */
async function findEnrolled(statement: DeviceStatement, now: Date): Promise<DeviceRow | null> {
  try {
    return (await takeStatement(statement, now)).device;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function open(
  account: AccountRow,
  method: 'pin' | 'passkey',
  device: DeviceRow | null,
  context: CallContext,
): Promise<Unlocked> {
  const tokens = await openAccount(account.accountId, method, context);
  if (device) await moveDevice(account.accountId, device, signedInAtOf(tokens.idToken), context.now);
  return { tokens, account };
}
