import type { getPasskeys as contract } from '../../../shared/calls/account.ts';
import { listPasskeys, toPasskey } from '../../domain/lock/passkeys.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPasskeys: Handler<typeof contract> = async (_, { actor }) => {
  const rows = await listPasskeys(actor.id);
  return { passkeys: rows.map(toPasskey) };
};
