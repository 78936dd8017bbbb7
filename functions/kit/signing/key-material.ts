/**
 * The key material of the signing session, as the rotation job writes it into the `signing` secret. The HMAC master is
 * renewed every 30 days, the RSA key with it once it is 90 days old; the generation before stays valid for four hours.
 */
import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../app-error.ts';
import { readSecret } from '../clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['signing'] };

const Generation = z.strictObject({
  kid: z.number().int().positive(),
  /** Base64 of 32 bytes. */
  master: z.string(),
  /** PKCS#8 PEM of the RSA-3072 key. */
  rsaPrivateKey: z.string(),
  rsaCreatedAt: z.number().int(),
  /** The generation is refused from then on; null for the newest. */
  retiresAt: z.number().int().nullable(),
});
export type Generation = z.infer<typeof Generation>;

export const KeyMaterial = z.strictObject({
  generations: z.array(Generation).min(1).max(3),
  /** Generations below it are refused at once: the emergency brake. */
  minKid: z.number().int(),
});
export type KeyMaterial = z.infer<typeof KeyMaterial>;

const RSA_LIFETIME_MS = 90 * 86_400_000;
const OVERLAP_MS = 4 * 3_600_000;

/** The next material: a new master, and a new RSA key when there is none or it is 90 days old. */
export function renew(material: KeyMaterial | null, now: number): KeyMaterial {
  const latest = material?.generations[0];
  const keepsRsa = latest && now - latest.rsaCreatedAt < RSA_LIFETIME_MS;
  const next: Generation = {
    kid: (latest?.kid ?? 0) + 1,
    master: randomBytes(32).toString('base64'),
    rsaPrivateKey: keepsRsa ? latest.rsaPrivateKey : newRsaKey(),
    rsaCreatedAt: keepsRsa ? latest.rsaCreatedAt : now,
    retiresAt: null,
  };
  const before = latest ? [{ ...latest, retiresAt: now + OVERLAP_MS }] : [];
  return { generations: [next, ...before], minKid: material?.minKid ?? 1 };
}

function newRsaKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 3072 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}

/** Throws `unavailable` when there is no material: never "allow". */
export async function loadKeyMaterial(): Promise<KeyMaterial> {
  try {
    return KeyMaterial.parse(JSON.parse(await readSecret('signing')));
  } catch (error) {
    throw new AppError('unavailable', {}, `Signing keys cannot be read: ${String(error)}`);
  }
}

/** The generation that may still be used at `now`. */
export function findGeneration(material: KeyMaterial, kid: number, now: number): Generation | undefined {
  return material.generations.find(
    (one) => one.kid === kid && kid >= material.minKid && (one.retiresAt === null || one.retiresAt > now),
  );
}

const privateKeys = new Map<string, KeyObject>();

export function rsaKeyOf(generation: Generation): KeyObject {
  const known = privateKeys.get(generation.rsaPrivateKey);
  if (known) return known;
  const key = createPrivateKey(generation.rsaPrivateKey);
  privateKeys.set(generation.rsaPrivateKey, key);
  return key;
}
