import type { saveProduct as contract } from '../../../shared/calls/landing-page.ts';
import { faultOfButton, type ProductContent } from '../../../shared/model/product.ts';
import { findRemoved } from '../../domain/bin/find-bin.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import { findProduct } from '../../domain/products/find-products.ts';
import { changeProduct, createProduct, orderProducts, removeProduct } from '../../domain/products/save-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

export const saveProduct: Handler<typeof contract> = async ({ productId, content, order }, context) => {
  if (content) check(content, context.actor.id);
  if (productId === null && content === null) return { product: await putInOrder(context, order) };
  if (productId === null) return { product: content && (await createProduct(context, content)) };
  return { product: content ? await change(context, productId, content) : await remove(context, productId) };
};

function check(content: ProductContent, accountId: string): void {
  ownPhotos([content.photo, ...content.photos], accountId);
  const code = faultOfButton(content);
  if (code !== undefined) throw new AppError('input_invalid', { fields: { 'content.link': code } });
}

async function putInOrder(context: OwnerContext, order: readonly string[] | undefined): Promise<null> {
  if (order === undefined) {
    throw new AppError('input_invalid', { fields: { content: 'A new product needs its content.' } });
  }
  await orderProducts(context, order);
  return null;
}

async function change(context: OwnerContext, productId: string, content: ProductContent) {
  const product = await findProduct(context.actor.id, productId);
  if (!product) throw new AppError('not_found');
  return changeProduct(context, product, content);
}

/** Removing twice is removing once. */
async function remove(context: OwnerContext, productId: string): Promise<null> {
  const product = await findProduct(context.actor.id, productId);
  if (product) await removeProduct(context, product);
  else if (!(await findRemoved(context.actor.id, 'product', productId, context.now))) throw new AppError('not_found');
  return null;
}
