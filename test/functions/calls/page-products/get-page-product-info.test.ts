import { describe, expect, test } from 'vitest';
import { getPageProductInfo } from '../../../../functions/calls/page-products/get-page-product-info.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { livePageRows, productListRow, productRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const { productId } = examples.product;
const open = (productName: string) => getPageProductInfo({ agentName: 'mara', productName }, callContext());

describe('getPageProductInfo', () => {
  test.each(['room-plan', 'Room-Plan', 'first-name'])('finds the product at %s', async (productName) => {
    const products = [{ productId, slugs: ['room-plan', 'first-name'] }];
    store(dynamo, [...livePageRows(), productListRow({ products }), productRow()]);

    expect(await open(productName)).toEqual({ product: examples.publicProduct });
  });

  test('says of a removed product that it has been removed', async () => {
    const removed = [{ productId, slugs: ['room-plan'] }];
    store(dynamo, [...livePageRows(), productListRow({ products: [], removed })]);

    await expect(open('room-plan')).rejects.toMatchObject({ code: 'product_removed' });
  });

  test('answers a hidden product, none, and one of a page that is not live alike', async () => {
    store(dynamo, [...livePageRows(), productListRow(), productRow({ status: 'hidden' })]);
    await expect(open('room-plan')).rejects.toMatchObject({ code: 'not_found' });
    await expect(open('lamp')).rejects.toMatchObject({ code: 'not_found' });

    store(dynamo, [productListRow(), productRow()]);
    await expect(open('room-plan')).rejects.toMatchObject({ code: 'not_found' });
  });
});
