import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { markFailed, markLive } from '../../../../functions/domain/pages/finish-publishing.ts';
import { nameKey } from '../../../../functions/domain/pages/page-rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import {
  conditionFailed,
  onlyTransaction,
  throttled,
  transactionCanceled,
  useDynamo,
  writes,
} from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const job = { id: 'job-1', now: NOW };
const IN_THIRTY_DAYS = Math.floor(NOW.getTime() / 1_000) + 30 * 86_400;
/** The order for the picture that goes with the page's link. */
const picture = {
  Put: { Item: { pk: 'OUTBOX#job-1-picture', job: 'draw-page-pictures', payload: { accountId } } },
};
const pending = (liveName: string | null = null, agentName = 'mara') =>
  pageRow({ status: 'pending', liveName, publishedVersion: 3, pending: publicPage({ agentName }) });

describe('marking a page live', () => {
  test('makes exactly what was written the live page, and sees to its name', async () => {
    expect(await markLive(accountId, pending(), job)).toBe(true);

    expect(onlyTransaction(dynamo)).toMatchObject([
      {
        Update: {
          ConditionExpression: '#status = :pending AND publishedVersion = :version AND pending.publishedAt = :at',
          ExpressionAttributeValues: { ':at': publicPage().publishedAt, ':version': 3 },
        },
      },
      { Put: { Item: { pk: `OWN#${accountId}`, sk: 'LIVE', page: publicPage() } } },
      {
        Put: {
          Item: { pk: `OWN#${accountId}`, sk: `PUBLISHED#${publicPage().publishedAt}`, page: publicPage() },
        },
      },
      { Put: { Item: { ...nameKey('mara'), accountId, renamedTo: null }, ConditionExpression: 'accountId = :me' } },
      picture,
    ]);
  });

  test('sends the name before on to the new one and has its files removed', async () => {
    await markLive(accountId, pending('lina'), job);

    expect(onlyTransaction(dynamo).slice(4)).toMatchObject([
      { Put: { Item: { ...nameKey('lina'), agentName: 'lina', renamedTo: 'mara', expiresAt: IN_THIRTY_DAYS } } },
      {
        Put: {
          Item: {
            pk: 'OUTBOX#job-1-former',
            job: 'publish-page',
            payload: { action: 'remove', accountId, agentName: 'lina' },
          },
        },
      },
      picture,
    ]);
  });

  test('between names that look alike writes their one row once, for the new name', async () => {
    await markLive(accountId, pending('jose', 'josé'), job);
    const rows = writes(dynamo).filter(({ item }) => (item['Item'] as { sk?: string } | undefined)?.sk === 'NAME');

    expect(rows).toMatchObject([{ item: { Item: { agentName: 'josé', renamedTo: null } } }]);
    expect(JSON.stringify(writes(dynamo))).toContain('"agentName":"jose"');
  });

  test('of the same name needs nothing more', async () => {
    await markLive(accountId, pending('mara'), job);

    expect(onlyTransaction(dynamo)).toHaveLength(5);
  });

  test('has the page drawn anew when the next of its links comes or goes', async () => {
    const [contact] = publicPage().contacts;
    if (!contact) throw new Error('The page of the tests has a contact.');
    const page = {
      ...publicPage(),
      contacts: [
        { ...contact, shownFrom: '2026-03-12T09:00:00.000Z' },
        { ...contact, id: 'c2', shownFrom: '2026-03-01T09:00:00.000Z', shownUntil: '2026-03-11T09:00:00.000Z' },
      ],
    };
    await markLive(accountId, { ...pending('mara'), pending: page }, job);

    expect(onlyTransaction(dynamo).slice(4)).toMatchObject([
      {
        Put: {
          TableName: 'conversations',
          Item: {
            pk: `DUE#REDRAW#${accountId}`,
            gsiSk: '2026-03-11T09:00:00.000Z',
            job: 'publish-page',
            payload: { action: 'republish-own', accountId },
          },
        },
      },
      picture,
    ]);
  });

  test('does nothing when it is not wanted any more', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));

    expect(await markLive(accountId, pending(), job)).toBe(false);
    expect(await markLive(accountId, pageRow(), job)).toBe(false);
  });

  test.each([
    ['meets another write', ['TransactionConflict', 'None', 'None']],
    ['has lost its name', ['None', 'None', 'None', 'ConditionalCheckFailed']],
  ])('is not taken for unwanted when it %s: the job is done again', async (_, reasons) => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled(...reasons));

    await expect(markLive(accountId, pending(), job)).rejects.toThrow('cancelled');
  });
});

describe('marking a page failed', () => {
  test.each([
    ['a first one', null, 'editing'],
    ['one that is live', 'mara', 'live'],
  ])('brings %s back to where it was; the draft counts as not published', async (_, liveName, status) => {
    await markFailed(accountId, pending(liveName));

    expect(writes(dynamo)[0]?.item).toMatchObject({
      UpdateExpression: 'SET #status = :before, publishError = :error, pending = :none, publishedVersion = :none',
      ConditionExpression: '#status = :pending AND publishedVersion = :version AND pending.publishedAt = :at',
      ExpressionAttributeValues: { ':before': status, ':error': 'online_link_failed' },
    });
  });

  test('leaves a newer publish alone', async () => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(markFailed(accountId, pending())).resolves.toBeUndefined();
  });

  test('is done again when it could not be written', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(markFailed(accountId, pending())).rejects.toThrow('Rate exceeded');
  });
});
