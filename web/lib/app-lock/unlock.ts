/** Opening the app again, and signing in by a passkey. All throw ApiError. */
import { ApiError } from '../api/api-error.ts';
import { createEffectRunner } from '../api/effect-runner.ts';
import type { OutputOfCall } from '../api/call-types.ts';
import { storeTokens } from '../tokens/token-store.ts';
import { forgetDeviceKey, signStatement } from './device-key.ts';
import { forgetLock, readLock, type AppLock } from './lock-store.ts';
import { assertPasskey } from './passkey.ts';

const getLoginToken = createEffectRunner('getLoginToken');
const startPasskeySignIn = createEffectRunner('startPasskeySignIn');

/** Throws `device_unknown`, after which there is no lock any more, `pin_incorrect`, `pin_blocked`, … */
export async function unlockWithPin(lock: AppLock, pin: string): Promise<void> {
  const device = await signStatement(lock);
  if (!device) return endLock(deviceUnknown());
  try {
    const { tokens } = await getLoginToken({ device, pin, passkey: null });
    storeTokens(tokens);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'device_unknown') return endLock(error);
    throw error;
  }
}

async function endLock(error: ApiError): Promise<never> {
  await forgetAppLock();
  throw error;
}

function deviceUnknown(): ApiError {
  return new ApiError({ code: 'device_unknown', status: 403, message: 'This browser holds no key any more.' });
}

/** The lock and its key. Where the browser refuses to delete the key, it opens nothing without the lock. */
export async function forgetAppLock(): Promise<void> {
  if (readLock() === null) return;
  forgetLock();
  await forgetDeviceKey().catch(() => undefined);
}

/** Throws PasskeyDismissed, too. The tokens are not kept yet. */
export async function signInWithPasskey(): Promise<OutputOfCall<'getLoginToken'>> {
  const passkey = await assertPasskey(await startPasskeySignIn({}));
  const lock = readLock();
  const device = lock && (await signStatement(lock));
  return getLoginToken({ device, pin: null, passkey });
}
