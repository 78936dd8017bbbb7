import type { getSignInWays as contract } from '../../../shared/calls/account.ts';
import { findAuthenticator } from '../../domain/lock/authenticator.ts';
import { listPasskeys } from '../../domain/lock/passkeys.ts';
import { findPin, isPinBlocked } from '../../domain/lock/pin.ts';
import { readSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getSignInWays: Handler<typeof contract> = async (_, context) => {
  const { id } = context.actor;
  const [pin, passkeys, authenticator, session] = await Promise.all([
    findPin(id),
    listPasskeys(id),
    findAuthenticator(id),
    readSignIn(context),
  ]);
  return {
    pin: { isSet: pin !== null, isBlocked: pin !== null && isPinBlocked(pin) },
    passkeyCount: passkeys.length,
    authenticator: {
      isOn: authenticator !== null,
      recoveryCodesLeft: Object.keys(authenticator?.recovery ?? {}).length,
    },
    session,
  };
};
