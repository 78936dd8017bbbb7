import type { startAuthenticator as contract } from '../../../shared/calls/account.ts';
import { findAuthenticator, startSetup } from '../../domain/lock/authenticator.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { otpauthLink, toBase32 } from '../../domain/lock/totp.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const startAuthenticator: Handler<typeof contract> = async (_, context) => {
  const { id, email } = context.actor;
  await requireRecentSignIn(context);
  if (await findAuthenticator(id)) throw new AppError('authenticator_is_on');
  const key = await startSetup(id, context);
  return { key: toBase32(key), link: otpauthLink(email || id, key) };
};
