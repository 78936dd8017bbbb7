import type { savePasskey as contract } from '../../../shared/calls/account.ts';
import { savePasskey as save, toPasskey } from '../../domain/lock/passkeys.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePasskey: Handler<typeof contract> = async ({ name, passkey }, context) => {
  await requireRecentSignIn(context);
  return toPasskey(await save(passkey, name, context));
};
