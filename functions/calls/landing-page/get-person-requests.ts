import type { getPersonRequests as contract } from '../../../shared/calls/landing-page.ts';
import { listPersonRequests } from '../../domain/conversations/want-person.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPersonRequests: Handler<typeof contract> = async (_, { actor, now }) => ({
  requests: await listPersonRequests(actor.id, now),
});
