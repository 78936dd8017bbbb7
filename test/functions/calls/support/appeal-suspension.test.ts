import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { appealSuspension } from '../../../../functions/calls/support/appeal-suspension.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { suspensionRow } from '../../../kit/complaints.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const appeal = (text: string) => appealSuspension({ text }, ownerContext());

describe('appealSuspension', () => {
  test('is a complaint of its own that waits for staff', async () => {
    store(dynamo, [suspensionRow(), pageRow()]);
    await appeal(' The date stands beside the prices now. ');

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Update: { Key: { sk: 'SUSPENSION' }, ExpressionAttributeValues: { ':now': NOW.toISOString() } } },
      {
        Put: {
          Item: { gsiPk: 'COMPLAINT', kind: 'appeal', accountId, text: 'The date stands beside the prices now.' },
        },
      },
      { Put: { Item: { pk: `OWN#${accountId}`, sk: expect.stringMatching(/^COMPLAINT#/) } } },
    ]);
  });

  test('counts once for a suspension', async () => {
    const appealedAt = '2026-03-10T08:00:00.000Z';
    store(dynamo, [suspensionRow({ appealedAt })]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect((await appeal('Again')).suspension?.appealedAt).toBe(appealedAt);
  });

  test('says something', async () => {
    await expect(appeal('  ')).rejects.toMatchObject({ code: 'field_required' });
    expect(writes(dynamo)).toEqual([]);
  });
});
