import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { proveAlertPhone } from '../../../../functions/calls/landing-page/prove-alert-phone.ts';
import { saveLeadSettings } from '../../../../functions/calls/landing-page/save-lead-settings.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { CODE, CODE_ID, codeIsSent } from '../../../kit/codes.ts';
import { conditionFailed, onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
beforeEach(() => store(dynamo, []));

const phone = '+46701234567';
const proof = { phone, country: 'SE', channel: 'whatsapp', codeId: CODE_ID, code: CODE } as const;

describe('proveAlertPhone', () => {
  test('sets the phone and uses its code up in one transaction', async () => {
    codeIsSent(dynamo, 'alert-phone', `${accountId}#${phone}`);
    store(dynamo, [{ ...leadSettingsKey(accountId), alertPhone: phone, alertChannel: 'whatsapp' }]);
    const { settings } = await proveAlertPhone(proof, ownerContext());

    expect(settings.alert).toEqual({ phone, channel: 'whatsapp', failure: null });
    const [set, burn, mail] = onlyTransaction(dynamo);
    expect(set).toMatchObject({
      Update: {
        Key: leadSettingsKey(accountId),
        ExpressionAttributeValues: { ':phone': phone, ':channel': 'whatsapp' },
      },
    });
    expect(burn).toMatchObject({ Delete: { Key: { pk: `CODE#alert-phone#${accountId}#${phone}` } } });
    expect(mail).toMatchObject({ Put: { Item: { payload: { change: 'alert-phone-set' } } } });
  });

  test.each([
    ['another number than it was sent to', { phone: '+46701234568' }],
    ['a wrong code', { code: '000000' }],
    ['another session', { codeId: 'another' }],
  ])('takes the code for nothing with %s', async (_, changes) => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());
    codeIsSent(dynamo, 'alert-phone', `${accountId}#${phone}`);

    await expect(proveAlertPhone({ ...proof, ...changes }, ownerContext())).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('refuses the second of two who use the same code at once', async () => {
    codeIsSent(dynamo, 'alert-phone', `${accountId}#${phone}`);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed'));

    await expect(proveAlertPhone(proof, ownerContext())).rejects.toMatchObject({ code: 'code_incorrect' });
  });
});

test('saveLeadSettings switches no alerts on for a phone that was not proven', async () => {
  dynamo.on(UpdateCommand).rejects(conditionFailed());

  await expect(saveLeadSettings({ alert: { channel: 'sms' } }, ownerContext())).rejects.toMatchObject({
    code: 'alert_phone_unproven',
  });
});
