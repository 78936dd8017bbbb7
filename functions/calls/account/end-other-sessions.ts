import type { endOtherSessions as contract } from '../../../shared/calls/account.ts';
import { endSessionsExcept, listSessions } from '../../domain/accounts/find-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endOtherSessions: Handler<typeof contract> = async (_, { actor, now }) => {
  await endSessionsExcept(actor.id, actor.signedInAt);
  return { sessions: await listSessions(actor, now) };
};
