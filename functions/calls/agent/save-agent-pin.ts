import type { saveAgentPin as contract } from '../../../shared/calls/agent.ts';
import { checkPin } from '../../../shared/rules/pin.ts';
import { savePin, tryPin } from '../../domain/lock/pin.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveAgentPin: Handler<typeof contract> = async ({ pin, currentPin }, context) => {
  if (checkPin(pin)) throw new AppError('pin_invalid');
  if (currentPin === null) await requireRecentSignIn(context);
  else await tryPin(context.actor.id, currentPin);
  await savePin(context.actor.id, pin, context);
  return { saved: true };
};
