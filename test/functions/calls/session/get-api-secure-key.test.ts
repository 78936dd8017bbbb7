import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, test } from 'vitest';
import { getApiSecureKey } from '../../../../functions/calls/session/get-api-secure-key.ts';
import { getPublicKey } from '../../../../functions/calls/session/get-public-key.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { encryptFor, spkiOf } from '../../../kit/signed-client.ts';

const secrets = useSecrets();
const client = (modulusLength = 1_024) => spkiOf(generateKeyPairSync('rsa', { modulusLength }).publicKey);
const pkcs1 = (serverKey: string): string => {
  const key = createPublicKey({ key: Buffer.from(serverKey, 'base64'), type: 'spki', format: 'der' });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, client()).toString('base64');
};

let server: { publicKey: string; appId: string };
beforeEach(async () => {
  server = await getPublicKey({}, callContext());
});

const ask = (changes: object = {}, now = NOW) =>
  getApiSecureKey(
    { appId: server.appId, publicKey: encryptFor(server.publicKey, client()), ...changes },
    callContext({ now }),
  );

describe('getApiSecureKey', () => {
  test('gives the key of this application id and client, the same each time, and stores nothing', async () => {
    const publicKey = encryptFor(server.publicKey, client());
    const [one, again, other] = await Promise.all([ask({ publicKey }), ask({ publicKey }), ask()]);

    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test.each([
    ['a key of another size', () => ask({ publicKey: encryptFor(server.publicKey, client(2_048)) })],
    ['PKCS#1 v1.5', () => ask({ publicKey: pkcs1(server.publicKey) })],
    ['garbage', () => ask({ publicKey: 'garbage' })],
    ['a made-up application id', () => ask({ appId: 'A'.repeat(59) })],
    ['an application id that is over', () => ask({}, new Date(NOW.getTime() + 10_800_001))],
  ])('answers %s like every other failure', async (_, run) => {
    await expect(run()).rejects.toMatchObject({ code: 'signing_failed', details: {}, message: 'signing_failed' });
  });

  test('is unavailable without key material', async () => {
    const { forgetSecrets } = await import('../../../../functions/kit/clients/secrets.ts');
    forgetSecrets();
    secrets.on(GetSecretValueCommand).rejects(new Error('down'));

    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
