/**
 * Secrets, kept in memory for at most five minutes, so that a rotated one is picked up. The right to read one is declared
 * by the module that asks.
 */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SecretName } from '../../../shared/model/resources.ts';
import { environment } from '../environment.ts';
import { isFresh, type Freshness } from '../is-fresh.ts';
import { clientDefaults } from './credentials.ts';

const CACHE_MS = 5 * 60_000;

const client = new SecretsManagerClient(clientDefaults);
const cache = new Map<SecretName, Freshness & { value: string }>();

/** Throws what the client throws when the secret cannot be read and no value younger than five minutes is known. */
export async function readSecret(name: SecretName): Promise<string> {
  const known = cache.get(name);
  if (known && isFresh(known, Date.now())) return known.value;
  const { SecretString: value } = await client.send(new GetSecretValueCommand({ SecretId: environment.secret(name) }));
  if (!value) throw new Error(`The secret ${name} has no value yet.`);
  const since = Date.now();
  cache.set(name, { value, since, until: since + CACHE_MS });
  return value;
}

/** For tests, and after a rotation in the same process. */
export function forgetSecrets(): void {
  cache.clear();
}
