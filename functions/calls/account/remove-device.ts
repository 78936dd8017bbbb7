import type { removeDevice as contract } from '../../../shared/calls/account.ts';
import { removeDevice as remove } from '../../domain/lock/devices.ts';
import type { Handler } from '../../kit/call-group.ts';

export const removeDevice: Handler<typeof contract> = async ({ deviceId }, { actor }) => {
  await remove(actor.id, deviceId);
  return { done: true };
};
