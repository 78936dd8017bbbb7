import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getPageProductList } from '../../../../functions/calls/page-products/get-page-product-list.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { livePageRows, productListRow, productRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const list = (agentName = 'mara') => getPageProductList({ agentName }, callContext());

describe('getPageProductList', () => {
  test('gives the cards of what visitors see, and nothing of what is hidden', async () => {
    const hidden = productRow({ productId: '01JGFJJZ00000000000000000A', slug: 'lamp', status: 'hidden' });
    const products = [hidden, examples.product].map(({ productId, slug }) => ({ productId, slugs: [slug] }));
    store(dynamo, [...livePageRows(), productListRow({ products })]);
    dynamo.on(QueryCommand).resolves({ Items: [productRow(), hidden] });

    expect(await list()).toEqual({ products: [examples.productCard] });
  });

  test('answers not_found where no page is live', async () => {
    await expect(list()).rejects.toMatchObject({ code: 'not_found' });
  });
});
