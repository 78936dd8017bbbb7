import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveLeadSettings } from '../../../../functions/calls/landing-page/save-lead-settings.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { saveLeadSettings as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
afterEach(() => vi.unstubAllEnvs());

const url = 'https://crm.example.com/leads';

describe('saveLeadSettings', () => {
  test('answers the secret of the webhook, which is not kept', async () => {
    const { secret } = await saveLeadSettings({ webhook: { url } }, ownerContext());

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(writes(dynamo))).not.toContain(secret?.slice('whsec_'.length));
    expect(contract.effect, 'answers of effects are kept for repetitions').toBe(false);
  });

  test('changes only what is sent, of the caller alone', async () => {
    const { secret } = await saveLeadSettings({ quietHours: null }, ownerContext());

    expect(secret).toBeNull();
    expect(writes(dynamo).map(({ item }) => [item['Key'], item['UpdateExpression']])).toEqual([
      [leadSettingsKey(accountId), 'SET quietHours = :quietHours'],
    ]);
  });

  test.each(['http://crm.example.com/', 'https://10.0.0.1/', 'http://127.0.0.1:4000/', 'https://localhost/'])(
    'takes no webhook at %s on AWS, and changes nothing',
    async (address) => {
      vi.stubEnv('STAGE', 'prod');

      await expect(
        saveLeadSettings({ quietHours: null, webhook: { url: address } }, ownerContext()),
      ).rejects.toMatchObject({ code: 'webhook_url_invalid' });
      expect(writes(dynamo)).toEqual([]);
    },
  );

  test.each(['24:00', '7:00', '07:60', ''])('takes no quiet hours from %j', (from) => {
    expect(contract.input.safeParse({ quietHours: { from, to: '07:00' } }).success).toBe(false);
  });
});
