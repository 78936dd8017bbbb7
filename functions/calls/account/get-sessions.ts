import type { getSessions as contract } from '../../../shared/calls/account.ts';
import { listSessions } from '../../domain/accounts/find-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getSessions: Handler<typeof contract> = async (_, { actor, now }) => ({
  sessions: await listSessions(actor, now),
});
