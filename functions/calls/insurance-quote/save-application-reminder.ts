import type { saveApplicationReminder as contract } from '../../../shared/calls/agent-insurance.ts';
import { findCase } from '../../domain/insurance/agent/find-cases.ts';
import { remindOfCase } from '../../domain/insurance/agent/remind.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveApplicationReminder: Handler<typeof contract> = async (input, { actor, now }) => {
  const found = await findCase(input.case, actor, now);
  if (found === null || !found.isMine) throw new AppError('not_found');
  await remindOfCase(actor.id, found, input.remindAt);
  return { remindAt: input.remindAt };
};
