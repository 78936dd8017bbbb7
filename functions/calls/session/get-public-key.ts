import { createPublicKey } from 'node:crypto';
import type { getPublicKey as contract } from '../../../shared/calls/session.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { issueAppId } from '../../kit/signing/app-id.ts';
import { loadKeyMaterial, rsaKeyOf } from '../../kit/signing/key-material.ts';

export const getPublicKey: Handler<typeof contract> = async (_, { now }) => {
  const [newest] = (await loadKeyMaterial()).generations;
  if (!newest) throw new AppError('unavailable');
  const publicKey = createPublicKey(rsaKeyOf(newest)).export({ type: 'spki', format: 'der' }).toString('base64');
  return { publicKey, systemTime: now.getTime(), appId: issueAppId(newest, now.getTime()) };
};
