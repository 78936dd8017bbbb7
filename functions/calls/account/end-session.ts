import type { endSession as contract } from '../../../shared/calls/account.ts';
import { endSessionAt, listSessions } from '../../domain/accounts/find-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endSession: Handler<typeof contract> = async ({ signedInAt }, { actor, now }) => {
  await endSessionAt(actor.id, signedInAt);
  return { sessions: await listSessions(actor, now) };
};
