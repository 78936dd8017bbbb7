import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signatureHeaders, webhookSecret } from '../../../../functions/domain/leads/webhook-secret.ts';
import '../../../kit/function-environment.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();

test('a receiver that knows the secret can check the signature', async () => {
  const secret = await webhookSecret('account-1', 's1');
  const body = '{"type":"test"}';
  const headers = await signatureHeaders('account-1', 's1', { id: 'd1', timestamp: 1_773_144_000, body });

  // As docs/webhooks.md tells receivers.
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(key).toHaveLength(32);
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
});

test('each account and each setting of the webhook has a secret of its own', async () => {
  const made = await Promise.all([
    webhookSecret('account-1', 's1'),
    webhookSecret('account-1', 's2'),
    webhookSecret('account-2', 's1'),
  ]);

  expect(new Set(made).size).toBe(3);
});
