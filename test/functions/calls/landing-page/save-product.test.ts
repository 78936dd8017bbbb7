import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveProduct } from '../../../../functions/calls/landing-page/save-product.ts';
import { removedKey } from '../../../../functions/domain/bin/bin-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { saveProduct as contract } from '../../../../shared/calls/landing-page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { store, transactionCanceled, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { productListRow, productRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const content = examples.productContent;
const { productId } = examples.product;
const seconds = NOW.getTime() / 1_000;

const save = (input: object) =>
  saveProduct(contract.input.parse({ productId: null, content, ...input }), ownerContext({ now: NOW }));
const written = (): string[] =>
  writes(dynamo).map(({ kind, item }) => `${kind} ${String(((item['Key'] ?? item['Item']) as Row)['sk'])}`);
const itemOf = (sk: string): Row | undefined =>
  writes(dynamo)
    .map(({ item }) => item['Item'] as Row | undefined)
    .find((item) => item?.['sk'] === sk);

describe('saveProduct without an id', () => {
  test('writes the product, its place and address, and has the page drawn anew, all or nothing', async () => {
    const { product } = await save({});

    expect(product).toEqual({ ...examples.product, productId: product?.productId, createdAt: NOW.toISOString() });
    expect(written()).toEqual(['Put OUTBOX', 'Put PRODUCTS', `Put PRODUCT#${product?.productId}`]);
    expect(itemOf('PRODUCTS')).toMatchObject({
      pk: `OWN#${accountId}`,
      products: [{ productId: product?.productId, slugs: ['room-plan'] }],
      version: 1,
    });
    expect(itemOf('OUTBOX')).toMatchObject({
      job: 'publish-page',
      payload: { action: 'republish-own', accountId },
    });
  });

  test('makes an address that no other product has, and refuses one that another has', async () => {
    store(dynamo, [productListRow(), productRow()]);

    expect((await save({})).product?.slug).toBe('room-plan-2');
    await expect(save({ content: { ...content, slug: 'room-plan' } })).rejects.toMatchObject({ code: 'slug_taken' });
  });

  test('tries again when another product was saved in between, and gives up after three times', async () => {
    const lost = transactionCanceled('None', 'ConditionalCheckFailed', 'None');
    dynamo.on(TransactWriteCommand).rejectsOnce(lost).resolves({});
    expect((await save({})).product?.title).toBe(content.title);

    dynamo.on(TransactWriteCommand).rejects(lost);
    await expect(save({})).rejects.toMatchObject({ code: 'conflict' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(5);
  });

  test("takes no picture of somebody else's, and no button that leads nowhere", async () => {
    const photo = { mediaId: 'x', path: `/m/${otherAccountId}/x.webp`, width: 8, height: 8 };

    await expect(save({ content: { ...content, photos: [photo] } })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ content: { ...content, button: 'link' } })).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { 'content.link': 'field_required' } },
    });
    expect(writes(dynamo)).toEqual([]);
  });
});

describe('saveProduct with an id', () => {
  test('keeps the address as long as the owner chooses no other, and leads the old one on after that', async () => {
    store(dynamo, [productListRow(), productRow()]);

    expect((await save({ productId, content: { ...content, title: 'Plan' } })).product?.slug).toBe('room-plan');
    expect((await save({ productId, content: { ...content, slug: 'plan' } })).product?.slug).toBe('plan');
    expect(writes(dynamo).at(-2)?.item['Item']).toMatchObject({ products: [{ slugs: ['plan', 'room-plan'] }] });
  });

  test("answers somebody else's product, none, and one that was removed in between alike", async () => {
    await expect(save({ productId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({ productId, content: null })).rejects.toMatchObject({ code: 'not_found' });

    store(dynamo, [productListRow(), productRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'None', 'ConditionalCheckFailed'));
    await expect(save({ productId })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('saveProduct without content', () => {
  test('keeps the product for 30 days, and its address says that it is gone', async () => {
    store(dynamo, [productListRow(), productRow()]);

    expect(await save({ productId, content: null })).toEqual({ product: null });
    expect(itemOf('PRODUCTS')).toMatchObject({ products: [], removed: [{ productId, slugs: ['room-plan'] }] });
    expect(itemOf(`REMOVED-PRODUCT#${productId}`)).toMatchObject({
      ...content,
      slug: 'room-plan',
      expiresAt: seconds + 30 * 86_400,
    });
  });

  test('does nothing to a product that is removed already', async () => {
    const removal = { deletedAt: NOW.toISOString(), expiresAt: seconds + 60 };
    store(dynamo, [{ ...productRow(), ...removedKey(accountId, 'product', productId), ...removal }]);

    expect(await save({ productId, content: null })).toEqual({ product: null });
    expect(writes(dynamo)).toEqual([]);
  });

  test('puts all in the order that is named, and needs one', async () => {
    const other = { productId: '01JGFJJZ00000000000000000E', slugs: ['lamp'] };
    const first = { productId, slugs: ['room-plan'] };
    store(dynamo, [productListRow({ products: [first, other] })]);

    await save({ content: null, order: [other.productId, productId] });
    expect(itemOf('PRODUCTS')).toMatchObject({ products: [other, first], version: 2 });
    await expect(save({ content: null })).rejects.toMatchObject({ code: 'input_invalid' });
  });
});
