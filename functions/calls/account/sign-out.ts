import type { signOut as contract } from '../../../shared/calls/account.ts';
import { endAllSessions } from '../../domain/accounts/change-account.ts';
import { signOutEverywhere } from '../../domain/accounts/identity-provider.ts';
import type { Handler } from '../../kit/call-group.ts';

export const signOut: Handler<typeof contract> = async (_, { actor, now }) => {
  await signOutEverywhere(actor.id);
  await endAllSessions(actor.id, now);
  return { signedOut: true };
};
