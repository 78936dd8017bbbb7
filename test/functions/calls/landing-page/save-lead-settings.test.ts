import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveLeadSettings } from '../../../../functions/calls/landing-page/save-lead-settings.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { saveLeadSettings as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { sessionRow } from '../../../kit/lock.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
beforeEach(() => store(dynamo, []));
afterEach(() => vi.unstubAllEnvs());

const url = 'https://crm.example.com/leads';

describe('saveLeadSettings', () => {
  test('answers the secret of the webhook, which is not kept', async () => {
    const { secret } = await saveLeadSettings({ webhook: { url } }, ownerContext());

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(writes(dynamo))).not.toContain(secret?.slice('whsec_'.length));
    expect(contract.holdsSecret, 'answers of effects are kept for repetitions').toBe(true);
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

  test.each([{ webhook: { url } }, { webhook: null }, { resumeWebhook: true as const }, { alert: null }])(
    'asks for more than a session that somebody may have found before it changes who is told: %j',
    async (input) => {
      store(dynamo, [sessionRow('pin')]);

      await expect(saveLeadSettings(input, ownerContext())).rejects.toMatchObject({ code: 'sign_in_again' });
      expect(writes(dynamo)).toEqual([]);
    },
  );

  test.each([
    [{ webhook: { url } }, 'webhook-set'],
    [{ webhook: null }, 'webhook-removed'],
  ])('tells the owner in the same write: %j', async (input, change) => {
    await saveLeadSettings(input, ownerContext());
    const [update, mail, note] = onlyTransaction(dynamo) as Record<string, Record<string, unknown>>[];

    expect(update?.['Update']).toMatchObject({ Key: leadSettingsKey(accountId) });
    expect(mail?.['Put']).toMatchObject({ Item: { payload: { template: 'sign-in-ways', accountId, change } } });
    expect(note?.['Put']).toMatchObject({ Item: { pk: `ACC#${accountId}`, change } });
  });

  test.each(['24:00', '7:00', '07:60', ''])('takes no quiet hours from %j', (from) => {
    expect(contract.input.safeParse({ quietHours: { from, to: '07:00' } }).success).toBe(false);
  });
});
