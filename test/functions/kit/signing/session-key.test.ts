import { constants, generateKeyPairSync, publicEncrypt, createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renew, rsaKeyOf, type Generation } from '../../../../functions/kit/signing/key-material.ts';
import { decryptClientKey, deriveSecureKey, readClientKey } from '../../../../functions/kit/signing/session-key.ts';
import { spkiOf } from '../../../kit/signed-client.ts';

const generation = renew(null, Date.now()).generations[0] as Generation;
const serverKey = createPublicKey(rsaKeyOf(generation));

const clientKey = (modulusLength: number, publicExponent = 65_537): Buffer =>
  spkiOf(generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey);

const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

const encrypt = (bytes: Buffer, padding: object = OAEP): string =>
  publicEncrypt({ key: serverKey, ...padding }, bytes).toString('base64');

describe('the client key', () => {
  test('of RSA 1024 with e = 65537 comes out of its block', () => {
    const spki = clientKey(1_024);

    expect(decryptClientKey(generation, encrypt(spki))).toEqual(spki);
  });

  test.each([
    ['a modulus of 2048 bits', () => clientKey(2_048)],
    ['a modulus of 512 bits', () => clientKey(512)],
    ['a modulus of 1032 bits', () => clientKey(1_032)],
    ['e = 3', () => clientKey(1_024, 3)],
    ['e = 17', () => clientKey(1_024, 17)],
    ['an elliptic curve', () => spkiOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
    ['Ed25519', () => spkiOf(generateKeyPairSync('ed25519').publicKey)],
    ['RSA-PSS parameters', () => spkiOf(generateKeyPairSync('rsa-pss', { modulusLength: 1_024 }).publicKey)],
    ['300 bytes behind it', () => Buffer.concat([clientKey(1_024), Buffer.alloc(300)])],
    ['garbage', () => Buffer.from('not a key at all')],
    ['nothing', () => Buffer.alloc(0)],
  ])('with %s is refused', (_, makeKey) => {
    const spki = makeKey();

    expect(readClientKey(spki)).toBeNull();
    if (spki.length < 300) expect(decryptClientKey(generation, encrypt(spki))).toBeNull();
  });

  test.each([
    ['PKCS#1 v1.5', () => encrypt(clientKey(1_024), { padding: constants.RSA_PKCS1_PADDING })],
    ['OAEP with SHA-1', () => encrypt(clientKey(1_024), { padding: constants.RSA_PKCS1_OAEP_PADDING })],
    [
      'another server key',
      () => {
        const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3_072 });
        return publicEncrypt({ key: publicKey, ...OAEP }, clientKey(1_024)).toString('base64');
      },
    ],
    ['half a block', () => encrypt(clientKey(1_024)).slice(0, 200)],
    ['no encryption', () => clientKey(1_024).toString('base64')],
    ['an empty text', () => ''],
    ['no base64', () => '☃☃☃'],
  ])('under %s is refused like every other failure', (_, makeText) => {
    expect(decryptClientKey(generation, makeText())).toBeNull();
  });

  test('gives a secure key of its own for each application id, key and master', () => {
    const [a, b] = [clientKey(1_024), clientKey(1_024)];
    const other = renew(null, Date.now()).generations[0] as Generation;
    const derived = [
      deriveSecureKey(generation, 'app', a),
      deriveSecureKey(generation, 'app', b),
      deriveSecureKey(generation, 'app2', a),
      deriveSecureKey(other, 'app', a),
    ];

    expect(new Set(derived).size).toBe(4);
    expect(deriveSecureKey(generation, 'app', a)).toBe(derived[0]);
  });
});
