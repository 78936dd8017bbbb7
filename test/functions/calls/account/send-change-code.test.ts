import { describe, expect, test } from 'vitest';
import { sendChangeCode } from '../../../../functions/calls/account/send-change-code.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ownerContext } from '../../../kit/call-context.ts';
import { throttled } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePhoneMessages } from '../../../kit/phone-messages.ts';
import { emailRow, phoneRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const mails = useMails();
const phones = usePhoneMessages();
const memory = useMemoryTable();
useSecrets();

const phone = '+46701234567';
const toEmail = (account = ' New@Example.com ') =>
  sendChangeCode({ account, channel: 'email', country: null }, ownerContext({ language: 'de_de' }));
const toPhone = (channel: 'sms' | 'whatsapp', changes: object = {}) =>
  sendChangeCode({ account: phone, channel, country: 'SE', ...changes }, ownerContext());

describe('sendChangeCode', () => {
  test('mails a code to the new address in the language of the app, bound to the owner', async () => {
    const { codeId } = await toEmail();
    const [mail] = mails.sent();

    expect(mail?.to).toEqual(['new@example.com']);
    expect(mail?.subject).toMatch(/^\d{6} ist Ihr Code für die neue Adresse$/);
    expect(JSON.stringify(mail)).not.toContain(codeId);
    expect(memory.table().row({ pk: `CODE#change-email#${accountId}#new@example.com`, sk: 'CODE' })).toBeDefined();
  });

  test.each(['sms', 'whatsapp'] as const)('sends a code to the new number by %s', async (channel) => {
    await toPhone(channel);

    expect(phones.texts().map(({ to }) => to)).toEqual(channel === 'sms' ? [phone] : []);
    expect(phones.templates()).toHaveLength(channel === 'sms' ? 0 : 1);
  });

  test.each([
    ['an address', () => toEmail()],
    ['a number', () => toPhone('sms')],
  ])('says of %s that it is tied to another account, and sends nothing', async (_, send) => {
    memory.put([emailRow('new@example.com', otherAccountId), phoneRow(phone, otherAccountId)]);

    await expect(send()).rejects.toMatchObject({ code: 'account_exists' });
    expect([...mails.sent(), ...phones.texts()]).toEqual([]);
  });

  test('waits a minute before the next code', async () => {
    await toEmail();
    await expect(toEmail()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('lets the next one be asked for at once when the mail could not go', async () => {
    mails.mock.on(SendEmailCommand).rejectsOnce(throttled()).resolves({});
    await expect(toEmail()).rejects.toMatchObject({ code: 'code_not_sent' });

    await toEmail();
  });

  test.each([
    ['no address', () => toEmail(' '), 'email_required'],
    ['no real address', () => toEmail('x'), 'email_invalid'],
    ['a header in an address', () => toEmail('a@example.com\nbcc:b@example.com'), 'email_invalid'],
    ['no real number', () => toPhone('sms', { account: '+4612' }), 'phone_invalid'],
    ['a number of another country', () => toPhone('sms', { country: 'DE' }), 'phone_invalid'],
    ['a number of no country', () => toPhone('sms', { country: null }), 'phone_invalid'],
  ])('refuses %s', async (_, send, code) => {
    await expect(send()).rejects.toMatchObject({ code });
    expect([...mails.sent(), ...phones.texts()]).toEqual([]);
  });
});
