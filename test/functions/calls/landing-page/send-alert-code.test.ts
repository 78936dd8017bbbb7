import { SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { sendAlertCode } from '../../../../functions/calls/landing-page/send-alert-code.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { codeHash } from '../../../kit/codes.ts';
import { conditionFailed, throttled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { usePhoneMessages } from '../../../kit/phone-messages.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const phones = usePhoneMessages();
useSecrets();

const phone = '+46701234567';
const send = (changes: object = {}) =>
  sendAlertCode({ phone, country: 'SE', channel: 'sms', ...changes }, ownerContext());

describe('sendAlertCode', () => {
  test('sends a code that is good for this owner and this number alone', async () => {
    const { codeId } = await send();
    const [{ to, text } = { to: '', text: '' }] = phones.texts();
    const [code = ''] = text.match(/\b\d{6}\b/) ?? [];

    expect(to).toBe(phone);
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      pk: `CODE#alert-phone#${accountId}#${phone}`,
      hash: codeHash('alert-phone', { codeId, code }, `${accountId}#${phone}`),
    });
  });

  test('sends it by WhatsApp as the template of the stage, with a button that copies it', async () => {
    await send({ channel: 'whatsapp' });

    const values = [{ type: 'text', text: expect.stringMatching(/^\d{6}$/) }];
    expect(phones.texts()).toEqual([]);
    expect(phones.templates()).toEqual([
      {
        messaging_product: 'whatsapp',
        to: phone,
        type: 'template',
        template: {
          name: 'xpage_code',
          language: { code: 'en_US' },
          components: [
            { type: 'body', parameters: values },
            { type: 'button', sub_type: 'url', index: '0', parameters: values },
          ],
        },
      },
    ]);
  });

  test.each([
    ['a number of another country', { country: 'DE' }],
    ['a number that nobody has', { phone: '+46701' }],
    ['a country that is not offered', { phone: '+5355555555', country: 'CU' }],
  ])('sends nothing to %s', async (_, changes) => {
    await expect(send(changes)).rejects.toMatchObject({ code: 'phone_invalid' });
    expect(phones.texts()).toEqual([]);
  });

  test('sends no second one within a minute', async () => {
    dynamo.on(PutCommand).rejects(conditionFailed());

    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(phones.texts()).toEqual([]);
  });

  test('says that it was not sent, and lets the owner ask again at once', async () => {
    phones.sms.on(SendTextMessageCommand).rejects(throttled());

    await expect(send()).rejects.toMatchObject({ code: 'code_not_sent' });
    expect(dynamo.commandCalls(DeleteCommand)).toHaveLength(1);
  });
});
