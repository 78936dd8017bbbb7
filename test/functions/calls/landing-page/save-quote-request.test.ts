import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveQuoteRequest } from '../../../../functions/calls/landing-page/save-quote-request.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { product } from '../../../../shared/calls/examples.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { conversationId, conversationRow, livePageRows, messageRow, productRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const input = {
  agentName: 'mara',
  name: ' Tom Berg ',
  phone: '070 123 45 67',
  country: 'SE',
  consentText: 'Mara may call me.',
  openedAt: NOW.getTime() - 20_000,
};
const webhookRow = {
  ...leadSettingsKey(accountId),
  webhookUrl: 'https://crm.example.com/',
  webhookSecretId: 's1',
  isWebhookOn: true,
};
const send = (changes: object = {}) => saveQuoteRequest({ ...input, ...changes }, callContext());
const leadOf = (items: Row[]): Row | undefined =>
  (items as { Put?: { Item: Row } }[])
    .map(({ Put: put }) => put?.Item ?? {})
    .find((item) => String(item['sk']).startsWith('LEAD#'));

describe('saveQuoteRequest', () => {
  test('keeps the lead and has the owner told, in one write', async () => {
    store(dynamo, livePageRows());
    expect(await send({ message: ' Call me ' })).toEqual({ received: true });
    const items = onlyTransaction(dynamo);

    expect(leadOf(items)).toMatchObject({
      pk: `PAGE#${accountId}`,
      gsiPk: `LEADS#${accountId}`,
      name: 'Tom Berg',
      phone: '+46701234567',
      message: 'Call me',
      asked: '',
      conversationId: null,
      status: 'new',
      consentText: 'Mara may call me.',
      createdAt: NOW.toISOString(),
    });
    expect(items).toContainEqual(
      expect.objectContaining({
        Put: expect.objectContaining({
          Item: expect.objectContaining({
            job: 'send-message',
            payload: expect.objectContaining({ template: 'lead', accountId }) as unknown,
          }) as unknown,
        }) as unknown,
      }),
    );
  });

  test('belongs to a conversation in which only a person was wanted', async () => {
    store(dynamo, [...livePageRows(), conversationRow({ questions: [], firstQuestion: '' })]);
    await send({ conversationId });

    expect(leadOf(onlyTransaction(dynamo))).toMatchObject({ asked: '', conversationId });
  });

  test('remembers what was asked in the own conversation and names it', async () => {
    store(dynamo, livePageRows());
    dynamo.on(QueryCommand).resolves({ Items: [messageRow({ question: 'How much?' })] });
    await send({ conversationId });

    expect(leadOf(onlyTransaction(dynamo))).toMatchObject({ asked: 'How much?', conversationId });
    expect(writes(dynamo).at(-1)?.item).toMatchObject({
      Key: { pk: `PAGE#${accountId}`, sk: `CONV#${conversationId}` },
      ConditionExpression: 'attribute_exists(pk)',
    });
  });

  test('says which product it is about, if visitors see that product', async () => {
    const { productId, title } = product;
    store(dynamo, [...livePageRows(), productRow()]);
    await send({ productId });
    store(dynamo, [...livePageRows(), productRow({ status: 'hidden' })]);
    await send({ productId, message: 'And this?' });

    const leads = writes(dynamo).map(({ item }) => (item['Item'] ?? {}) as Row);
    const about = leads.filter((row) => String(row['sk']).startsWith('LEAD#')).map((row) => row['product']);
    expect(about).toEqual([title, undefined]);
  });

  test("knows nothing of another page's conversation", async () => {
    store(dynamo, livePageRows());
    dynamo.on(QueryCommand).resolves({ Items: [messageRow({ accountId: otherAccountId, question: 'secret' })] });
    await send({ conversationId });

    expect(leadOf(onlyTransaction(dynamo))).toMatchObject({ asked: '', conversationId: null });
  });

  test.each([
    ['070', 'SE'],
    ['+47 70 123 45 67', 'SE'],
    ['0701234567; DROP', 'SE'],
    ['0701234567', 'XX'],
    ['', 'SE'],
  ])('refuses the phone %j of %s', async (phone, country) => {
    store(dynamo, livePageRows());

    await expect(send({ phone, country })).rejects.toMatchObject({ code: 'phone_invalid' });
  });

  test.each(['', '  ', 'a\u0000b', 'Tom\r\nBcc: x@example.com'])('refuses the name %j', async (name) => {
    store(dynamo, livePageRows());

    await expect(send({ name })).rejects.toMatchObject({ code: 'field_required' });
  });

  test.each([
    ['fills in the hidden field', 'hidden_field', { website: 'http://spam.example' }],
    ['is faster than anybody', 'too_fast', { openedAt: NOW.getTime() - 1_499 }],
    ['sends links', 'links', { message: 'http://a.example www.b.example https://c.example' }],
  ])('thanks a program that %s, keeps its words apart for 30 days and tells nobody', async (_, spamReason, changes) => {
    store(dynamo, [...livePageRows(), webhookRow]);

    expect(await send(changes)).toEqual({ received: true });
    const items = onlyTransaction(dynamo);
    expect(leadOf(items)).toMatchObject({
      gsiPk: `SPAM#${accountId}`,
      folder: 'spam',
      spamReason,
      expiresAt: NOW.getTime() / 1_000 + 30 * 86_400,
    });
    expect(items).toHaveLength(2);
    expect(JSON.stringify(items)).not.toMatch(/OUTBOX|DUE#|ADD/);
  });

  test('has the webhook told in the same write, when it is on', async () => {
    store(dynamo, [...livePageRows(), webhookRow]);
    await send();

    const items = JSON.stringify(onlyTransaction(dynamo));
    expect(items).toContain('"job":"deliver-webhook"');
    expect(items).toContain('"sk":"WEBHOOK#');
  });

  test.each([{ isWebhookOn: false }, { pk: 'PAGE#somebody-else' }])('tells no webhook of %j', async (changes) => {
    store(dynamo, [...livePageRows(), { ...webhookRow, ...changes }]);
    await send();

    expect(JSON.stringify(onlyTransaction(dynamo))).not.toContain('deliver-webhook');
  });

  test('holds the mail until the quiet hours end', async () => {
    // It is 13:00 in Stockholm.
    const quiet = { ...leadSettingsKey(accountId), quietHours: { from: '12:00', to: '15:30' } };
    store(dynamo, [...livePageRows(), quiet]);
    await send();

    const items = JSON.stringify(onlyTransaction(dynamo));
    expect(items).not.toContain('OUTBOX#');
    expect(items).toContain(`DUE#HELD-LEADS#${accountId}`);
    expect(items).toContain('"2026-03-10T14:30:00.000Z"');
  });

  test.each([
    ['a clock that is ahead of ours', NOW.getTime() + 60_000],
    ['a form that was open for a day without network', NOW.getTime() - 86_400_000],
    ['a form that took two seconds', NOW.getTime() - 2_000],
  ])('loses no lead of %s', async (_, openedAt) => {
    store(dynamo, livePageRows());
    await send({ openedAt });

    expect(leadOf(onlyTransaction(dynamo))).toBeDefined();
  });

  test('hears the same words within the hour once', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None', 'None'));

    expect(await send()).toEqual({ received: true });
  });

  test('does not thank for a lead that was not kept', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'None', 'TransactionConflict', 'None'));

    await expect(send()).rejects.toThrow();
  });

  test('finds no page that is not live', async () => {
    await expect(send()).rejects.toMatchObject({ code: 'not_found' });
  });
});
