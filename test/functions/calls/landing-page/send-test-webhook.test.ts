import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { sendTestWebhook } from '../../../../functions/calls/landing-page/send-test-webhook.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const settings = { ...leadSettingsKey(accountId), webhookUrl: 'https://crm.example.com/', webhookSecretId: 's1' };

describe('sendTestWebhook', () => {
  test('makes a delivery without a lead', async () => {
    store(dynamo, [{ ...settings, isWebhookOn: true }]);
    const { deliveryId } = await sendTestWebhook({}, ownerContext());

    const items = JSON.stringify(onlyTransaction(dynamo));
    expect(items).toContain(`WEBHOOK#${deliveryId}`);
    expect(items).toContain('"type":"test"');
  });

  test('says that the webhook is off', async () => {
    store(dynamo, [{ ...settings, isWebhookOn: false }]);

    await expect(sendTestWebhook({}, ownerContext())).rejects.toMatchObject({ code: 'webhook_off' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });
});
