import type { getAccountChanges as contract } from '../../../shared/calls/account.ts';
import { listChanges } from '../../domain/lock/account-changes.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getAccountChanges: Handler<typeof contract> = async (_, { actor, now }) => ({
  changes: await listChanges(actor.id, now),
});
