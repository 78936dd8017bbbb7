import type { renamePasskey as contract } from '../../../shared/calls/account.ts';
import { renamePasskey as rename } from '../../domain/lock/passkeys.ts';
import type { Handler } from '../../kit/call-group.ts';

export const renamePasskey: Handler<typeof contract> = async ({ id, name }, { actor }) => {
  await rename(actor.id, id, name);
  return { done: true };
};
