import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { getProducts } from '../../../../functions/calls/landing-page/get-products.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { productListRow, productRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

test("getProducts gives the owner's products in their order, hidden ones too", async () => {
  const hidden = productRow({ productId: '01JGFJJZ00000000000000000A', slug: 'lamp', status: 'hidden' });
  const products = [hidden, examples.product].map(({ productId, slug }) => ({ productId, slugs: [slug] }));
  store(dynamo, [productListRow({ products })]);
  dynamo.on(QueryCommand).resolves({ Items: [productRow(), hidden] });

  const answer = await getProducts({}, ownerContext());

  expect(answer.products.map(({ slug, status }) => [slug, status])).toEqual([
    ['lamp', 'hidden'],
    ['room-plan', 'shown'],
  ]);
  expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toEqual({
    ':pk': `OWN#${accountId}`,
    ':below': 'PRODUCT#',
  });
});
