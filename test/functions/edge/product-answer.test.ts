import type { APIGatewayProxyEvent } from 'aws-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/edge/page-fallback/index.ts';
import * as examples from '../../../shared/calls/examples.ts';
import { store, useDynamo } from '../../kit/dynamo.ts';
import { ORIGIN_SECRET } from '../../kit/function-environment.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { livePageRows, nameRow, productListRow, productRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(({ Key: key }: { Key: string }) => {
    if (key !== 'live/mara/unavailable') throw Object.assign(new Error('There is no such key.'), { name: 'NoSuchKey' });
    return { Body: { transformToByteArray: async () => Buffer.from(`<html>${key}</html>`) } };
  });
});
useSecrets();
useLog();

const { productId } = examples.product;
const products = [{ productId, slugs: ['room-plan', 'plan'] }];
const removed = [{ productId: 'GONE', slugs: ['lamp', 'دليل'] }];
const shop = [...livePageRows(), productListRow({ products, removed }), productRow()];

const ask = (path: string) =>
  handler({
    headers: { 'x-origin-secret': ORIGIN_SECRET },
    pathParameters: { proxy: `live/${path}.html` },
  } as unknown as APIGatewayProxyEvent);

describe('the address of a product without a file', () => {
  test.each(['mara/lamp', `mara/${encodeURIComponent('دليل')}`, 'MARA/Lamp'])(
    '%s is gone with its product: 410 and the page that says so',
    async (path) => {
      store(dynamo, shop);

      expect(await ask(path)).toMatchObject({ statusCode: 410, body: '<html>live/mara/unavailable</html>' });
    },
  );

  test.each(['mara/plan', 'mara/Room-Plan', 'MARA/plan'])('%s leads on to where the product is', async (path) => {
    store(dynamo, shop);

    expect(await ask(path)).toMatchObject({
      statusCode: 301,
      headers: { location: 'https://xpage.example/mara/room-plan' },
    });
  });

  test('below a former name of the page leads to the product below the new one', async () => {
    store(dynamo, [...shop, nameRow('lina', accountId, 'mara')]);

    expect(await ask('lina/room-plan')).toMatchObject({
      statusCode: 301,
      headers: { location: 'https://xpage.example/mara/room-plan' },
    });
  });

  test.each([
    ['it is being drawn', shop, 'mara/room-plan'],
    ['it is hidden', [...livePageRows(), productListRow(), productRow({ status: 'hidden' })], 'mara/room-plan'],
    ['nothing was ever there', shop, 'mara/sofa'],
    ['the page is not live', [nameRow('mara'), productListRow({ removed })], 'mara/lamp'],
  ])('is not found while %s', async (_, rows, path) => {
    store(dynamo, rows);

    expect(await ask(path)).toMatchObject({ statusCode: 404 });
  });

  test('is not found until the page that says so has been drawn', async () => {
    store(dynamo, shop);
    s3.on(GetObjectCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDenied' }));

    expect(await ask('mara/lamp')).toMatchObject({ statusCode: 404 });
  });
});
