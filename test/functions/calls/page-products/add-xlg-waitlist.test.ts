import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { addXlgWaitlist } from '../../../../functions/calls/page-products/add-xlg-waitlist.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { waitingRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const minutesBefore = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const join = (changes: object = {}) =>
  addXlgWaitlist(
    { email: ' Tom@Example.com', openedAt: NOW.getTime() - 5_000, ...changes },
    callContext({ language: 'ar_ae' }),
  );

describe('addXlgWaitlist', () => {
  test('keeps a place for a week and has a mail ask for its confirmation, in the language of the page', async () => {
    expect(await join()).toEqual({ received: true });

    expect(onlyTransaction(dynamo)).toMatchObject([
      {
        Put: {
          Item: {
            pk: 'WAITLIST#tom@example.com',
            language: 'ar_ae',
            isConfirmed: false,
            expiresAt: NOW.getTime() / 1_000 + 7 * 86_400,
          },
        },
      },
      { Put: { Item: { pk: expect.stringMatching(/^WAITLIST-TOKEN#[\w-]{22}$/), email: 'tom@example.com' } } },
      { Put: { Item: { job: 'send-message', payload: { template: 'waitlist', email: 'tom@example.com' } } } },
    ]);
  });

  test('answers the same and sends nothing to an address that is on the list, or was just asked', async () => {
    store(dynamo, [waitingRow({ isConfirmed: true, expiresAt: undefined, mailedAt: minutesBefore(9_000) })]);
    expect(await join()).toEqual({ received: true });
    store(dynamo, [waitingRow({ mailedAt: minutesBefore(9) })]);
    expect(await join()).toEqual({ received: true });

    expect(writes(dynamo)).toEqual([]);
  });

  test('asks again after a while, with the token of the mail before', async () => {
    store(dynamo, [waitingRow({ mailedAt: minutesBefore(11), token: 'first' })]);
    await join();

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Put: { Item: { token: 'first', mailedAt: NOW.toISOString() } } },
      { Put: { Item: { pk: 'WAITLIST-TOKEN#first' } } },
      {},
    ]);
  });

  test('starts anew when the place has lapsed', async () => {
    store(dynamo, [waitingRow({ token: 'first', expiresAt: NOW.getTime() / 1_000 })]);
    await join();

    expect(JSON.stringify(writes(dynamo))).not.toContain('first');
  });

  test('answers the same when two requests for one address meet', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));

    expect(await join()).toEqual({ received: true });
  });

  test.each([
    ['the hidden field filled in', { website: 'https://spam.example' }],
    ['a form sent within a second', { openedAt: NOW.getTime() - 400 }],
  ])('answers %s like a person, and keeps nothing', async (_, changes) => {
    expect(await join(changes)).toEqual({ received: true });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    ['  ', 'email_required', 'Please enter your email'],
    ['tom@', 'email_invalid', 'Please enter a valid email'],
    ['tom@example.com\r\nBcc: x@example.com', 'email_invalid', 'Please enter a valid email'],
  ])('refuses %j with the specified words', async (email, code, publicMessage) => {
    await expect(join({ email })).rejects.toMatchObject({ code, publicMessage });
    expect(writes(dynamo)).toEqual([]);
  });
});
