import type { enrolDevice as contract } from '../../../shared/calls/account.ts';
import { enrolDevice as enrol } from '../../domain/lock/devices.ts';
import { tryPin } from '../../domain/lock/pin.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const enrolDevice: Handler<typeof contract> = async ({ publicKey, pin }, context) => {
  await requireRecentSignIn(context);
  await tryPin(context.actor.id, pin);
  return { deviceId: await enrol(publicKey, context) };
};
