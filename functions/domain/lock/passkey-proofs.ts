/**
 * What a passkey sent, judged: origin, relying party, challenge, signature, the person verified. The library is loaded when
 * one is: unlocks by PIN start without it.
 */
import type { NewPasskey, PasskeyAssertion } from '../../../shared/model/lock.ts';
import { AppError } from '../../kit/app-error.ts';
import { environment } from '../../kit/environment.ts';
import type { PasskeyRow } from './lock-rows.ts';

/** Passkeys belong to the host of the app. */
export function relyingParty(): { id: string; origin: string } {
  const origin = environment.appOrigin();
  return { id: new URL(origin).hostname, origin };
}

type ProvedPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'isSynced'>;

/** Throws `passkey_failed`. */
export async function checkNewPasskey(
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  challenge: string,
  algorithms: number[],
): Promise<ProvedPasskey> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await orFailed(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw new AppError('passkey_failed');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  };
}

/** The passkey's new counter. Throws `passkey_failed`. */
export async function checkAssertion(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyAssertion,
  challenge: string,
  known: PasskeyRow,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await orFailed(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.signCount,
      },
    }),
  );
  if (!verified) throw new AppError('passkey_failed');
  return authenticationInfo.newCounter;
}

/** The library throws for everything that is not as it should be. */
async function orFailed<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    throw new AppError('passkey_failed', {}, String(error));
  }
}
