import type { closeSupportSession as contract } from '../../../shared/calls/support.ts';
import { closeSession } from '../../domain/support/support-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const closeSupportSession: Handler<typeof contract> = async ({ accountId }, context) => {
  await closeSession(accountId, context);
  return { closed: true };
};
