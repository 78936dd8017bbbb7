import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { savePlace } from '../../../../functions/calls/landing-page/save-place.ts';
import { placesKey } from '../../../../functions/domain/pages/page-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { savePlace as contract } from '../../../../shared/calls/landing-page.ts';
import { MAX_PLACES, PlaceCode, type Place } from '../../../../shared/model/place.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, store, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const { place } = examples;

const save = (input: object) => savePlace(contract.input.parse({ code: null, name: null, ...input }), ownerContext());
const row = (places: Place[]): Row => ({ ...placesKey(accountId), places, version: 7 });
const written = (): unknown[] => writes(dynamo).map(({ item }) => (item['Item'] as Row)['places']);

describe('savePlace', () => {
  test('creates a place with a code that can be read aloud, after those that are there', async () => {
    store(dynamo, [row([place])]);
    const { place: made } = await save({ name: 'Fair in Lyon' });

    expect(made).toEqual({ code: made?.code, name: 'Fair in Lyon', createdAt: NOW.toISOString() });
    expect(PlaceCode.safeParse(made?.code).success).toBe(true);
    expect(written()).toEqual([[place, made]]);
  });

  test('writes only over what it has read, and says so otherwise', async () => {
    store(dynamo, [row([place])]);
    dynamo.on(PutCommand).rejects(conditionFailed());

    await expect(save({ name: 'Fair in Lyon' })).rejects.toMatchObject({ code: 'conflict' });
    expect(writes(dynamo)[0]?.item).toMatchObject({
      ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
      ExpressionAttributeValues: { ':before': 7 },
    });
  });

  test('keeps the code of a place that it renames', async () => {
    store(dynamo, [row([place])]);
    const renamed = { ...place, name: 'Door' };

    expect(await save({ code: place.code, name: 'Door' })).toEqual({ place: renamed });
    expect(written()).toEqual([[renamed]]);
  });

  test('removes a place; once more changes nothing', async () => {
    store(dynamo, [row([place])]);
    expect(await save({ code: place.code })).toEqual({ place: null });
    store(dynamo, [row([])]);
    expect(await save({ code: place.code })).toEqual({ place: null });

    expect(written()).toEqual([[]]);
  });

  test('brings a place under the code that is printed already, once', async () => {
    const brought = { code: 'bcd234', name: 'Van' };
    store(dynamo, [row([place])]);
    await save({ ...brought, isBrought: true });
    store(dynamo, [row([place, { ...brought, createdAt: NOW.toISOString() }])]);
    await save({ ...brought, isBrought: true });

    const both = [place, { ...brought, createdAt: NOW.toISOString() }];
    expect(written()).toEqual([both, both]);
  });

  test('makes no more than fifty', async () => {
    store(dynamo, [row(Array.from({ length: MAX_PLACES }, () => place))]);

    await expect(save({ name: 'One more' })).rejects.toMatchObject({ code: 'places_full' });
    expect(written()).toEqual([]);
  });

  test('renames none that is not there, and needs a name for a new one', async () => {
    await expect(save({ code: 'zzzzzz', name: 'Door' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({})).rejects.toMatchObject({ code: 'input_invalid' });
  });
});
