/** Passkeys of this browser. The library is loaded when one is first used. */
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '../../../shared/model/lock.ts';

/** The person closed the browser's own dialog, or it timed out: nothing went wrong. */
export class PasskeyDismissed extends Error {
  override readonly name = 'PasskeyDismissed';
}

/** The keeper that was chosen holds a passkey of this account already. */
export class PasskeyKnown extends Error {
  override readonly name = 'PasskeyKnown';
}

export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Throws PasskeyDismissed or PasskeyKnown. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = {
    ...options,
    excludeCredentials: options.excludeCredentials.map(({ id, type }) => ({ id, type })),
  };
  const { id, response } = await orDismissed(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Throws PasskeyDismissed. */
export async function assertPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await orDismissed(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

async function orDismissed<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') throw new PasskeyKnown();
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyDismissed();
    throw error;
  }
}
