import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { sendVerifyCode } from '../../../../functions/calls/account/send-verify-code.ts';
import { callContext } from '../../../kit/call-context.ts';
import { codeHash } from '../../../kit/codes.ts';
import { conditionFailed, store, throttled, useDynamo } from '../../../kit/dynamo.ts';
import { useMails } from '../../../kit/mails.ts';
import { phoneKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { usePhoneMessages } from '../../../kit/phone-messages.ts';
import { emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const mails = useMails();
const phones = usePhoneMessages();
useSecrets();

const PHONE = '+46701234567';
const toPhone = { account: '+46 70 123 45 67', channel: 'sms' };
const phoneRow = () => ({ ...phoneKey(PHONE), status: 'active', accountId });

const send = (changes: object = {}) =>
  sendVerifyCode(
    { account: 'Mara@Example.com', channel: 'email', purpose: 'sign-up', ...changes } as never,
    callContext(),
  );

describe('sendVerifyCode', () => {
  test('mails a 6-digit code to the canonical address, in the language asked for, and keeps its hash alone', async () => {
    const answer = await send({ language: 'de_de' });
    const [mail] = mails.sent();
    const [code = ''] = mail?.text.match(/\b\d{6}\b/) ?? [];

    expect(answer).toEqual({ codeId: expect.any(String), resendAfterSeconds: 60, expiresInSeconds: 600 });
    expect(mail?.to).toEqual(['mara@example.com']);
    expect(mail?.subject).toBe(`${code} ist Ihr XPage-Code`);
    expect(JSON.stringify(dynamo.commandCalls(PutCommand)[0]?.args[0].input)).not.toContain(code);
  });

  test('answers the session of the code, which the mail does not tell', async () => {
    const { codeId } = await send();
    const [mail] = mails.sent();
    const [code = ''] = mail?.text.match(/\b\d{6}\b/) ?? [];

    expect(codeId).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(mail)).not.toContain(codeId);
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      hash: codeHash('sign-up', { codeId, code }),
    });
  });

  test('mails a reset code to an account alone', async () => {
    store(dynamo, [emailRow()]);
    await send({ purpose: 'reset-password' });

    expect(mails.sent()[0]?.subject).toMatch(/^\d{6} is your code for a new password$/);
  });

  test.each([
    ['sign-up with an address that has an account', { purpose: 'sign-up' }, [emailRow()], 'account_exists'],
    ['reset without an account', { purpose: 'reset-password' }, [], 'account_not_found'],
    [
      'reset of an unfinished sign-up',
      { purpose: 'reset-password' },
      [emailRow('mara@example.com', null)],
      'account_not_found',
    ],
    ['an SMS to an address', { channel: 'sms' }, [], 'input_invalid'],
    ['WhatsApp to an address', { channel: 'whatsapp' }, [], 'input_invalid'],
    ['a mail to a number', { account: PHONE }, [], 'input_invalid'],
    ['a number that is none', { account: '+46701', channel: 'sms' }, [], 'phone_invalid'],
    ['a number from home', { account: '0701234567', channel: 'sms' }, [], 'phone_invalid'],
    ['a number from elsewhere', { account: '+18765551234', channel: 'sms' }, [], 'phone_invalid'],
    ['sign-up with a number that has an account', { account: PHONE, channel: 'sms' }, [phoneRow()], 'account_exists'],
    ['reset of a number without an account', { ...toPhone, purpose: 'reset-password' }, [], 'account_not_found'],
    ['no address', { account: '' }, [], 'email_required'],
    ['no real address', { account: 'x' }, [], 'email_invalid'],
  ])('answers %s without sending anything', async (_, changes, rows, code) => {
    store(dynamo, rows);

    await expect(send(changes)).rejects.toMatchObject({ code });
    expect([mails.sent(), phones.texts(), phones.templates()]).toEqual([[], [], []]);
  });

  test('goes on with a sign-up that was not finished', async () => {
    store(dynamo, [emailRow('mara@example.com', null)]);

    await expect(send()).resolves.toBeDefined();
  });

  test('sends no second code within a minute', async () => {
    dynamo.on(PutCommand).rejects(conditionFailed());

    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 60 } });
    expect(mails.sent()).toEqual([]);
  });

  test('takes a code back that could not be sent, so that nobody has to wait', async () => {
    mails.mock.on(SendEmailCommand).rejects(throttled());

    await expect(send()).rejects.toMatchObject({ code: 'code_not_sent' });
    expect(dynamo.commandCalls(DeleteCommand)[0]?.args[0].input.Key).toEqual({
      pk: 'CODE#sign-up#mara@example.com',
      sk: 'CODE',
    });
  });

  test('sends a code to a phone by SMS, in the language asked for, and keeps its hash alone', async () => {
    const { codeId } = await send({ ...toPhone, language: 'de_de' });
    const [message] = phones.texts();
    const [code = ''] = message?.text.match(/\b\d{6}\b/) ?? [];

    expect(message).toEqual({ to: PHONE, text: `${code} ist Ihr XPage-Code. Er gilt zehn Minuten.` });
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      pk: `CODE#sign-up#${PHONE}`,
      hash: codeHash('sign-up', { codeId, code }, PHONE),
    });
  });

  test('sends it by WhatsApp when that is chosen', async () => {
    store(dynamo, [phoneRow()]);
    await send({ ...toPhone, channel: 'whatsapp', purpose: 'reset-password' });

    expect(phones.templates()).toMatchObject([{ to: PHONE, template: { name: 'xpage_code' } }]);
    expect(phones.texts()).toEqual([]);
  });

  test.each([
    ['the hour', 3_600, 300],
    ['the day', 86_400, 2_000],
  ])('sends nothing to phones once the budget of %s is used up, and goes on mailing', async (_, seconds, max) => {
    const isFull = (pk: string): boolean => pk.startsWith(`LIMIT#phone-codes-${seconds}#`);
    dynamo
      .on(UpdateCommand)
      .callsFake(({ Key: { pk } }: { Key: { pk: string } }) => ({ Attributes: { hits: isFull(pk) ? max + 1 : 1 } }));

    await expect(send(toPhone)).rejects.toMatchObject({ code: 'code_not_sent' });
    expect(phones.texts()).toEqual([]);
    await expect(send()).resolves.toMatchObject({ expiresInSeconds: 600 });
  });

  test('sends nothing to phones while the budget cannot be counted', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(send(toPhone)).rejects.toMatchObject({ code: 'code_not_sent' });
    expect(phones.texts()).toEqual([]);
  });
});
