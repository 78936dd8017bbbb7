import type { removePasskey as contract } from '../../../shared/calls/account.ts';
import { removePasskey as remove } from '../../domain/lock/passkeys.ts';
import type { Handler } from '../../kit/call-group.ts';

export const removePasskey: Handler<typeof contract> = async ({ id }, { actor }) => {
  await remove(actor.id, id);
  return { done: true };
};
