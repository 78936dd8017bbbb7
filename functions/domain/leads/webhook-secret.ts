/**
 * The secret of a webhook. It is made from the stage's pepper and an id, so it is nowhere kept: the owner sees it once,
 * and a new id makes a new one.
 */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const PREFIX = 'whsec_';

async function keyOf(accountId: string, secretId: string): Promise<Buffer> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`webhook\n${accountId}\n${secretId}`)
    .digest();
}

/** As Standard Webhooks writes it: a prefix and 32 bytes in Base64. */
export async function webhookSecret(accountId: string, secretId: string): Promise<string> {
  return PREFIX + (await keyOf(accountId, secretId)).toString('base64');
}

export type SignedWebhook = { id: string; /** Seconds since the epoch. */ timestamp: number; body: string };

/** The headers that prove where a webhook comes from (Standard Webhooks 1.0.0, "Signature scheme"). */
export async function signatureHeaders(
  accountId: string,
  secretId: string,
  { id, timestamp, body }: SignedWebhook,
): Promise<Record<string, string>> {
  const signature = createHmac('sha256', await keyOf(accountId, secretId))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
