import type { endOtherSessions as contract } from '../../../shared/calls/account.ts';
import { endOthers, listSessions } from '../../domain/accounts/find-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endOtherSessions: Handler<typeof contract> = async (_, context) => {
  await endOthers(context);
  return { sessions: await listSessions(context.actor, context.now) };
};
