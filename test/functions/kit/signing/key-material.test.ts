import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  findGeneration,
  loadKeyMaterial,
  renew,
  rsaKeyOf,
  type Generation,
} from '../../../../functions/kit/signing/key-material.ts';
import '../../../kit/function-environment.ts';
import { keyMaterial, useSecrets } from '../../../kit/secrets.ts';

const secrets = useSecrets();
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 10);

describe('key material', () => {
  test('gets a new master at each renewal and keeps its RSA key for 90 days', () => {
    const first = renew(null, NOW);
    const second = renew(first, NOW + 30 * DAY);
    const fourth = renew(renew(second, NOW + 60 * DAY), NOW + 90 * DAY);
    expect([first.generations.length, second.generations.length]).toEqual([1, 2]);
    const [a, b, d] = [first, second, fourth].map((one) => one.generations[0] as Generation);

    expect(b?.master).not.toBe(a?.master);
    expect(b?.rsaPrivateKey).toBe(a?.rsaPrivateKey);
    expect(d?.rsaPrivateKey).not.toBe(a?.rsaPrivateKey);
    expect([a?.kid, b?.kid, d?.kid]).toEqual([1, 2, 4]);
    expect(fourth.generations).toHaveLength(2);
  });

  test('keeps the emergency brake over a renewal', () => {
    expect(renew({ ...renew(null, NOW), minKid: 7 }, NOW).minKid).toBe(7);
  });

  test('is a generation only while it is not retired', () => {
    const renewed = renew(renew(null, NOW), NOW);

    expect(findGeneration(renewed, 1, NOW)?.kid).toBe(1);
    expect(findGeneration(renewed, 1, NOW + DAY)).toBeUndefined();
    expect(findGeneration(renewed, 3, NOW)).toBeUndefined();
  });

  test.each([
    ['cannot be read', () => secrets.on(GetSecretValueCommand).rejects(new Error('AccessDenied'))],
    ['is empty', () => secrets.on(GetSecretValueCommand).resolves({})],
    ['is not key material', () => secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"password":"x"}' })],
    ['is no JSON', () => secrets.on(GetSecretValueCommand).resolves({ SecretString: 'x' })],
  ])('that %s means unavailable, never "allow"', async (_, arrange) => {
    arrange();

    await expect(loadKeyMaterial()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Signing keys cannot be read: ./) as string,
    });
  });

  test('has the private key of its generation, which is parsed once', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
    const rsaPrivateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const generation: Generation = { kid: 1, master: '', rsaPrivateKey, rsaCreatedAt: NOW, retiresAt: null };
    const key = rsaKeyOf(generation);

    expect(key.equals(privateKey)).toBe(true);
    expect(rsaKeyOf({ ...generation, kid: 2 })).toBe(key);
  });

  test('is read once and kept in memory', async () => {
    await loadKeyMaterial();
    const material = await loadKeyMaterial();

    expect(material).toEqual(keyMaterial);
    expect(secrets.commandCalls(GetSecretValueCommand)).toHaveLength(1);
  });
});
