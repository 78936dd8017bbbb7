/**
 * Writes products. In one transaction: the product, the list of all with their addresses, and the work of drawing the live
 * page anew, as news do (../posts/save-post.ts).
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { Product, ProductContent } from '../../../shared/model/product.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { removalAt, removedKey } from '../bin/bin-rows.ts';
import {
  addCompanyProduct,
  addToList,
  orderList,
  removeFromList,
  restoreToList,
  slugFor,
  slugOf,
  takeCompanyProduct,
  withSlug,
} from './change-list.ts';
import { readProductList } from './find-products.ts';
import { productKey, productListKey, type ProductList } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

/** Saves of the same owner at the same time that are waited for. */
const MOST_TRIES = 3;

/** Throws `products_full`, `slug_taken`. */
export async function createProduct(context: OwnerContext, content: ProductContent): Promise<Product> {
  const { newId, now } = context;
  const fresh: Product = { ...content, productId: newId(), source: 'own', createdAt: now.toISOString() };
  return write(context, (list) => {
    const after = addToList(list, fresh.productId, slugFor(list, fresh.productId, content));
    return putInto(context, after, fresh, 'attribute_not_exists(pk)');
  });
}

/** Throws `slug_taken`, and `not_found` when the product was removed in between. */
export async function changeProduct(context: OwnerContext, before: Product, content: ProductContent): Promise<Product> {
  return write(context, (list) => {
    const slug = content.slug === '' ? before.slug : content.slug;
    const after = withSlug(list, before.productId, slug);
    return putInto(context, after, { ...before, ...content }, 'attribute_exists(pk)');
  });
}

/** The product leaves the page and is kept beside it for 30 days; its address says that it is gone. */
export async function removeProduct(context: OwnerContext, product: Product): Promise<void> {
  const { actor, now } = context;
  const row = { ...removedKey(actor.id, 'product', product.productId), ...product, ...removalAt(now) };
  const kept = { Put: { TableName: environment.table('pages'), Item: row } };
  await write(context, (list) => ({
    list: removeFromList(list, product.productId),
    rows: [deleteRow(productKey(actor.id, product.productId)), kept],
    result: null,
  }));
}

/** A removed product is back, last of all. Throws `products_full`. */
export async function restoreProduct(context: OwnerContext, removed: Product): Promise<Product> {
  const gone = deleteRow(removedKey(context.actor.id, 'product', removed.productId));
  return write(context, (list) => {
    const after = restoreToList(list, removed.productId, removed.title);
    const { rows, ...put } = putInto(context, after, removed, 'attribute_not_exists(pk)');
    return { ...put, rows: [gone, ...rows] };
  });
}

export async function orderProducts(context: OwnerContext, order: readonly string[]): Promise<void> {
  await write(context, (list) => ({ list: orderList(list, order), rows: [], result: null }));
}

/**
 * A product of the owner's company stands on the page, last unless it is there. Throws `products_full`.
 *
 * @param offered ids of all that the owner may show
 */
export async function showCompanyProduct(
  context: OwnerContext,
  product: { productId: string; companyId: string },
  offered: ReadonlySet<string>,
): Promise<void> {
  await write(context, (list) => ({ list: addCompanyProduct(list, product, offered), rows: [], result: null }));
}

export async function hideCompanyProduct(context: OwnerContext, productId: string): Promise<void> {
  await write(context, (list) => ({ list: takeCompanyProduct(list, productId), rows: [], result: null }));
}

/** The list after the write, the rows that go with it, and what the caller gets. */
type Step<Result> = { list: ProductList; rows: TransactItem[]; result: Result };

/** The product under the address that the list has for it. */
function putInto({ actor }: OwnerContext, list: ProductList, content: Product, condition: string): Step<Product> {
  const product: Product = { ...content, slug: slugOf(list, content.productId) };
  const Item = { ...productKey(actor.id, product.productId), ...product };
  const put = { Put: { TableName: environment.table('pages'), Item, ConditionExpression: condition } };
  return { list, rows: [put], result: product };
}

function deleteRow(key: { pk: string; sk: string }): TransactItem {
  return { Delete: { TableName: environment.table('pages'), Key: key, ConditionExpression: 'attribute_exists(pk)' } };
}

/** Throws `not_found` when a product is not as it was read, `conflict` when others kept on saving. */
async function write<Result>(context: OwnerContext, step: (list: ProductList) => Step<Result>): Promise<Result> {
  const { actor } = context;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await readProductList(actor.id);
    const { list, rows, result } = step(before);
    const drawing = drawingOfAccount('pages', actor.id, context);
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: [drawing, putList(actor.id, list), ...rows] }));
      return result;
    } catch (error) {
      const [, ofList, ...ofRows] = cancellationReasons(error) ?? [];
      if (ofRows.includes('ConditionalCheckFailed')) throw new AppError('not_found');
      if (ofList !== 'ConditionalCheckFailed') throw error;
    }
  }
  throw new AppError('conflict');
}

function putList(accountId: string, list: ProductList): TransactItem {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...productListKey(accountId), ...list, version: list.version + 1 },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :seen',
      ExpressionAttributeValues: { ':seen': list.version },
    },
  };
}
