import type { sendPersonMessage as contract } from '../../../shared/calls/landing-page.ts';
import { sayAsPerson } from '../../domain/conversations/say-as-person.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendPersonMessage: Handler<typeof contract> = async (message, { actor, now }) => ({
  line: await sayAsPerson({ ...message, accountId: actor.id }, now),
});
