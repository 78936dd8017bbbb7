import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { decideComplaint } from '../../../../functions/calls/support/decide-complaint.ts';
import { liveKey, pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import type { StaffDecision } from '../../../../shared/model/complaint.ts';
import { NOW } from '../../../kit/call-context.ts';
import { complaintId, complaintRow, staffContext, suspensionRow } from '../../../kit/complaints.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows, pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const decide = (decision: StaffDecision, reason = 'Prices mislead.') =>
  decideComplaint({ complaintId, decision, reason }, staffContext());
/** Outbox rows, by job. */
const work = () =>
  writes(dynamo)
    .map(({ item }) => item['Item'] as { job?: string; payload?: unknown } | undefined)
    .flatMap((row) => (row?.job ? [[row.job, row.payload]] : []));
const noted = (act: StaffDecision, reason: string) =>
  expect.objectContaining({
    Put: expect.objectContaining({
      Item: expect.objectContaining({
        pk: `ACTS#${accountId}`,
        at: NOW.toISOString(),
        by: 'staff@xpage.example',
        act,
        complaintId,
        reason,
      }),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  });
const mail = (decision: string) => [
  'send-message',
  { template: 'staff-decision', accountId, agentName: 'mara', decision, reason: 'Prices mislead.' },
];

describe('decideComplaint', () => {
  test('dismisses: the complaint is done and noted, and the owner hears nothing', async () => {
    store(dynamo, [complaintRow()]);
    const { complaint } = await decide('dismiss', '');

    expect(complaint.decided).toEqual({ decision: 'dismiss', by: 'staff@xpage.example', at: NOW.toISOString() });
    expect(onlyTransaction(dynamo)).toContainEqual(noted('dismiss', ''));
    expect(work()).toEqual([]);
  });

  test('warns: the page stays, and the owner reads why', async () => {
    store(dynamo, [complaintRow(), ...livePageRows()]);
    await decide('warn');

    expect(onlyTransaction(dynamo)).toContainEqual(noted('warn', 'Prices mislead.'));
    expect(work()).toEqual([mail('warn')]);
  });

  test('suspends: the page goes down and is kept, its files go, and the owner is told, in one transaction', async () => {
    store(dynamo, [complaintRow(), ...livePageRows(), pageRow({ status: 'live', liveName: 'mara' })]);
    await decide('suspend');

    const items = onlyTransaction(dynamo);
    expect(items[0]).toMatchObject({
      Put: { Item: { sk: 'SUSPENSION', reason: 'Prices mislead.', appealedAt: null, page: publicPage() } },
    });
    expect(items).toContainEqual({ Delete: { TableName: 'pages', Key: liveKey(accountId) } });
    expect(items[1]).toMatchObject({
      Update: { Key: pageKey(accountId), ExpressionAttributeValues: { ':none': null } },
    });
    expect(items).toContainEqual(noted('suspend', 'Prices mislead.'));
    expect(work()).toEqual([['publish-page', { action: 'remove', accountId, agentName: 'mara' }], mail('suspend')]);
  });

  test('lifts: what was live is published again', async () => {
    store(dynamo, [complaintRow(), suspensionRow()]);
    await decide('lift');

    const items = onlyTransaction(dynamo);
    expect(items[0]).toMatchObject({ Delete: { Key: { sk: 'SUSPENSION' } } });
    expect(items[1]).toMatchObject({ Update: { ExpressionAttributeValues: { ':pending': 'pending', ':version': 3 } } });
    expect(work()).toEqual([['publish-page', { action: 'publish', accountId }], mail('lift')]);
  });

  test.each(['warn', 'suspend', 'lift'] as const)('does not %s without a reason', async (decision) => {
    store(dynamo, [complaintRow()]);

    await expect(decide(decision, ' ')).rejects.toMatchObject({ code: 'field_required' });
    expect(writes(dynamo)).toEqual([]);
  });

  test('tells the second of two that it is decided', async () => {
    store(dynamo, [complaintRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    await expect(decide('dismiss')).rejects.toMatchObject({ code: 'already_decided' });
  });

  test('knows no complaint by another id', async () => {
    await expect(decide('dismiss')).rejects.toMatchObject({ code: 'not_found' });
  });
});
