import { createPublicKey } from 'node:crypto';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { describe, expect, test } from 'vitest';
import { getPublicKey } from '../../../../functions/calls/session/get-public-key.ts';
import { verifyAppId } from '../../../../functions/kit/signing/app-id.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { keyMaterial, useSecrets } from '../../../kit/secrets.ts';

const secrets = useSecrets();

describe('getPublicKey', () => {
  test('gives an RSA-3072 key, the time of the server and an application id of this moment', async () => {
    const answer = await getPublicKey({}, callContext());
    const key = createPublicKey({ key: Buffer.from(answer.publicKey, 'base64'), type: 'spki', format: 'der' });

    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 3_072, publicExponent: 65_537n });
    expect(answer.systemTime).toBe(NOW.getTime());
    expect(verifyAppId(answer.appId, keyMaterial, NOW.getTime())?.kid).toBe(1);
    expect(JSON.stringify(answer)).not.toContain('PRIVATE');
  });

  test('is unavailable without key material', async () => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString: '{}' });

    await expect(getPublicKey({}, callContext())).rejects.toMatchObject({ code: 'unavailable' });
  });
});
