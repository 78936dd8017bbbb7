import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveQuoteRequest } from '../../../../functions/calls/landing-page/save-quote-request.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { conversationId, conversationRow, livePageRows, messageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const input = {
  agentName: 'mara',
  name: ' Tom Berg ',
  phone: '070 123 45 67',
  country: 'SE',
  consentText: 'Mara may call me.',
  openedAt: NOW.getTime() - 20_000,
};
const send = (changes: object = {}) => saveQuoteRequest({ ...input, ...changes }, callContext());
const leadOf = (items: Row[]): Row | undefined =>
  (items as { Put?: { Item: Row } }[])
    .map(({ Put: put }) => put?.Item ?? {})
    .find((item) => String(item['sk']).startsWith('LEAD#'));

describe('saveQuoteRequest', () => {
  test('keeps the lead, counts it and has the owner told, in one write', async () => {
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
    expect(JSON.stringify(items)).toContain('ADD #leads :one');
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
    ['fills in the hidden field', { website: 'http://spam.example' }],
    ['is faster than anybody', { openedAt: NOW.getTime() - 1_499 }],
  ])('thanks a program that %s, and keeps nothing', async (_, changes) => {
    store(dynamo, livePageRows());

    expect(await send(changes)).toEqual({ received: true });
    expect(writes(dynamo)).toEqual([]);
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
