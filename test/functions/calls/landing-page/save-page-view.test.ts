import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { savePageView } from '../../../../functions/calls/landing-page/save-page-view.ts';
import type { InputOf } from '../../../../shared/calls/define-call.ts';
import { savePageView as contract } from '../../../../shared/calls/landing-page.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { placesKey } from '../../../../functions/domain/pages/page-rows.ts';
import { accountRow, livePageRows } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const visitId = '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b10';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

type Input = InputOf<typeof contract>;
const view = (context = callContext(), input: Partial<Input> = {}) =>
  savePageView({ agentName: 'mara', visitId, ...input }, context);
const client = (changes: object) =>
  callContext({ client: { address: 'x', country: null, userAgent: PHONE, isPrefetch: false, ...changes } });

beforeEach(() => {
  dynamo.on(UpdateCommand).resolves({ Attributes: { salt: 'c2FsdA' } });
});

/** The counters that the one transaction adds to. */
function counters(): unknown[] {
  const [, , day] = onlyTransaction(dynamo) as Record<string, Record<string, object>>[];
  return Object.values(day?.['Update']?.['ExpressionAttributeNames'] ?? {});
}

describe('savePageView', () => {
  test('counts a visit on the day of the owner, once', async () => {
    store(dynamo, livePageRows(undefined, accountRow({ timeZone: 'Asia/Tokyo' })));
    expect(await view(callContext({ now: new Date('2026-03-10T15:00:00.000Z') }))).toEqual({ counted: true });
    const [visit, visitor, day] = onlyTransaction(dynamo) as Record<string, Record<string, unknown>>[];

    expect(visit?.['Put']).toMatchObject({
      Item: { pk: `VISIT#${accountId}#${visitId}`, day: '2026-03-11' },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    expect(visitor?.['Update']?.['Key']).toEqual({
      pk: expect.stringMatching(new RegExp(`^VISITOR#${accountId}#2026-03-11#[\\w-]{22}$`)),
      sk: 'VISITOR',
    });
    expect(day?.['Update']).toMatchObject({ Key: { pk: `PAGE#${accountId}`, sk: 'DAY#2026-03-11' } });
  });

  test('counts for what the visit is: source, country, device and place', async () => {
    const place = { code: 'sh4p2x', name: 'Shop window', createdAt: '2026-03-01T09:00:00.000Z' };
    store(dynamo, [...livePageRows(), { ...placesKey(accountId), places: [place], version: 1 }]);
    await view(client({ country: 'JP' }), { referrer: 'www.google.co.jp', place: place.code });

    expect(counters()).toEqual(['views', 'visitors', 'source:qr', 'country:JP', 'device:phone', 'place:sh4p2x']);
  });

  test('counts no place that the owner does not have', async () => {
    store(dynamo, livePageRows());
    await view(client({ country: 'JP' }), { referrer: 'www.google.co.jp', place: 'sh4p2x' });

    expect(counters()).toEqual(['views', 'visitors', 'source:google', 'country:JP', 'device:phone']);
  });

  test.each([
    [null, 'ZZ'],
    ['xx', 'ZZ'],
    ['T1', 'ZZ'],
    ['DE', 'DE'],
  ])('takes the country %j for %s', async (country, counted) => {
    store(dynamo, livePageRows());
    await view(client({ country }), { referrer: 'www.google.com' });

    expect(counters()).toEqual(['views', 'visitors', 'source:google', `country:${counted}`, 'device:phone']);
  });

  test.each(['', 'shop-1', 'a b', '1234567890123', '#', 'é'])('refuses the place %j', (place) => {
    expect(contract.input.safeParse({ agentName: 'mara', visitId, place }).success).toBe(false);
  });

  test('does not count it again', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));

    expect(await view()).toEqual({ counted: false });
  });

  test('does not take a conflict for a visit that was counted', async () => {
    store(dynamo, livePageRows());
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'None', 'TransactionConflict'));

    await expect(view()).rejects.toThrow('TransactionConflict');
  });

  test.each([
    ['the owner', ownerContext()],
    ['a crawler', client({ userAgent: 'Googlebot/2.1' })],
    ['a link preview', client({ userAgent: 'WhatsApp/2.23' })],
    ['nobody in particular', client({ userAgent: '' })],
    ['a browser that fetches ahead', client({ isPrefetch: true })],
  ])('does not count %s', async (_, context) => {
    store(dynamo, livePageRows());

    expect(await view(context)).toEqual({ counted: false });
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('counts another owner like every visitor', async () => {
    store(dynamo, livePageRows());
    const context = ownerContext({ client: client({}).client });

    expect(await view({ ...context, actor: { ...context.actor, id: otherAccountId } })).toEqual({ counted: true });
  });

  test('finds no page that is not live', async () => {
    await expect(view()).rejects.toMatchObject({ code: 'not_found' });
  });
});
