import type { verifyAgentPin as contract } from '../../../shared/calls/agent.ts';
import { tryPin } from '../../domain/lock/pin.ts';
import type { Handler } from '../../kit/call-group.ts';

export const verifyAgentPin: Handler<typeof contract> = async ({ pin }, { actor }) => {
  await tryPin(actor.id, pin);
  return { valid: true };
};
