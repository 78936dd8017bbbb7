import { describe, expect, test } from 'vitest';
import { answerXlgWaitlist } from '../../../../functions/calls/page-products/answer-xlg-waitlist.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { waitingRow, waitingTokenRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const reply = (answer: 'join' | 'leave', token = 'token') => answerXlgWaitlist({ token, answer }, callContext());

describe('answerXlgWaitlist', () => {
  test('confirms the place for good, in the order of confirmation', async () => {
    store(dynamo, [waitingRow(), waitingTokenRow()]);
    expect(await reply('join')).toEqual({ answer: 'join' });

    const [place, token] = onlyTransaction(dynamo).map(({ Put: put }) => (put as { Item: object }).Item);
    expect(place).toMatchObject({ isConfirmed: true, gsiPk: 'WAITLIST', gsiSk: NOW.toISOString() });
    expect(place).not.toHaveProperty('expiresAt');
    expect(token).toMatchObject({ pk: 'WAITLIST-TOKEN#token', expiresAt: undefined });
  });

  test('answers a second confirmation like the first', async () => {
    store(dynamo, [waitingRow({ isConfirmed: true, expiresAt: undefined }), waitingTokenRow()]);

    expect(await reply('join')).toEqual({ answer: 'join' });
    expect(writes(dynamo)).toEqual([]);
  });

  test('leaves no trace of an address that leaves', async () => {
    store(dynamo, [waitingRow({ isConfirmed: true, expiresAt: undefined }), waitingTokenRow()]);
    expect(await reply('leave')).toEqual({ answer: 'leave' });

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Delete: { Key: { pk: 'WAITLIST#tom@example.com' } } },
      { Delete: { Key: { pk: 'WAITLIST-TOKEN#token' } } },
    ]);
  });

  test('whoever is not on the list has left it', async () => {
    expect(await reply('leave')).toEqual({ answer: 'leave' });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    ['is unknown', []],
    ['has lapsed', [waitingRow(), waitingTokenRow({ expiresAt: NOW.getTime() / 1_000 })]],
    ['is of a place that has lapsed', [waitingRow({ expiresAt: NOW.getTime() / 1_000 }), waitingTokenRow()]],
    ['is not the one of the place', [waitingRow({ token: 'another' }), waitingTokenRow()]],
  ])('confirms nothing with a token that %s', async (_, rows) => {
    store(dynamo, rows);

    await expect(reply('join')).rejects.toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });
});
