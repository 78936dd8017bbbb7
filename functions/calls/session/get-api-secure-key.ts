import type { getApiSecureKey as contract } from '../../../shared/calls/session.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { verifyAppId } from '../../kit/signing/app-id.ts';
import { loadKeyMaterial } from '../../kit/signing/key-material.ts';
import { decryptClientKey, deriveSecureKey } from '../../kit/signing/session-key.ts';

export const getApiSecureKey: Handler<typeof contract> = async ({ appId, publicKey }, { now }) => {
  const generation = verifyAppId(appId, await loadKeyMaterial(), now.getTime());
  const spki = generation && decryptClientKey(generation, publicKey);
  if (!spki) throw new AppError('signing_failed');
  return { secureKey: deriveSecureKey(generation, appId, spki) };
};
