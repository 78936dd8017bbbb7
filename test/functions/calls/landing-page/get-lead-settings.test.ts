import { describe, expect, test } from 'vitest';
import { getLeadSettings } from '../../../../functions/calls/landing-page/get-lead-settings.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const url = 'https://crm.example.com/leads';

describe('getLeadSettings', () => {
  test('answers without any before anything is set', async () => {
    expect(await getLeadSettings({}, ownerContext())).toEqual({
      settings: { quietHours: null, webhook: null, alert: null },
      deliveries: [],
    });
  });

  test('never shows the secret again, nor what it is made from', async () => {
    store(dynamo, [{ ...leadSettingsKey(accountId), webhookUrl: url, webhookSecretId: 's1', isWebhookOn: true }]);
    const { settings } = await getLeadSettings({}, ownerContext());

    expect(settings.webhook).toEqual({ url, isOn: true, isPaused: false, failingSince: null });
  });
});
