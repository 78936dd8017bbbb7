import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { savePageView } from '../../../../functions/calls/landing-page/save-page-view.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, livePageRows } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const visitId = '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b10';
const view = (context = callContext()) => savePageView({ agentName: 'mara', visitId }, context);

describe('savePageView', () => {
  test('counts a visit on the day of the owner, once', async () => {
    store(dynamo, livePageRows(undefined, accountRow({ timeZone: 'Asia/Tokyo' })));
    expect(await view(callContext({ now: new Date('2026-03-10T15:00:00.000Z') }))).toEqual({ counted: true });
    const [visit, day] = onlyTransaction(dynamo) as Record<string, Record<string, unknown>>[];

    expect(visit?.['Put']).toMatchObject({
      Item: { pk: `VISIT#${accountId}#${visitId}` },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    expect(day?.['Update']).toMatchObject({ Key: { pk: `PAGE#${accountId}`, sk: 'DAY#2026-03-11' } });
  });

  test('does not count it again', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect(await view()).toEqual({ counted: false });
  });

  test('does not take a conflict for a visit that was counted', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'TransactionConflict'));

    await expect(view()).rejects.toThrow('TransactionConflict');
  });

  test.each([
    ['the owner', ownerContext()],
    ['a crawler', callContext({ client: { address: 'x', country: null, userAgent: 'Googlebot/2.1' } })],
    ['a link preview', callContext({ client: { address: 'x', country: null, userAgent: 'WhatsApp/2.23' } })],
    ['nobody in particular', callContext({ client: { address: 'x', country: null, userAgent: '' } })],
  ])('does not count %s', async (_, context) => {
    store(dynamo, livePageRows());

    expect(await view(context)).toEqual({ counted: false });
    expect(writes(dynamo)).toEqual([]);
  });

  test('counts another owner like every visitor', async () => {
    store(dynamo, livePageRows());
    const context = ownerContext();

    expect(await view({ ...context, actor: { ...context.actor, id: otherAccountId } })).toEqual({ counted: true });
  });

  test('finds no page that is not live', async () => {
    await expect(view()).rejects.toMatchObject({ code: 'not_found' });
  });
});
