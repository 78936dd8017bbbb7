import type { getDataValue as contract } from '../../../shared/calls/page-assets.ts';
import { findValue } from '../../domain/accounts/values.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getDataValue: Handler<typeof contract> = async ({ name }, { actor }) => {
  const found = await findValue(actor.id, name);
  return found ? { value: JSON.parse(found.text), savedAt: found.savedAt } : { value: null, savedAt: null };
};
