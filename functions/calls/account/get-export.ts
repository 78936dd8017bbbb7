import type { getExport as contract } from '../../../shared/calls/account.ts';
import { findExport } from '../../domain/lifecycle/account-export.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getExport: Handler<typeof contract> = async (_, { actor, now }) => ({
  export: await findExport(actor.id, now),
});
