import { MAX_VALUE_BYTES, type saveDataValue as contract } from '../../../shared/calls/page-assets.ts';
import { forgetValue, saveValue } from '../../domain/accounts/values.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveDataValue: Handler<typeof contract> = async ({ name, value }, { actor, now }) => {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > MAX_VALUE_BYTES) throw new AppError('value_too_large');
  const savedAt = now.toISOString();
  if (value === null) await forgetValue(actor.id, name);
  else await saveValue(actor.id, name, { text, savedAt });
  return { savedAt };
};
