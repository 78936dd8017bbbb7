/**
 * Rows of products, in the table `pages` (../pages/page-rows.ts).
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | product | OWN#<account> | PRODUCT#<id> |
 * | all of them: their order and their addresses | OWN#<account> | PRODUCTS |
 * | removed product, until it expires | OWN#<account> | REMOVED-PRODUCT#<id> |
 *
 * Order and addresses are one row, so that the write of one product decides about the places of all: who comes first has
 * an address, and nobody has more products than there may be.
 */
import * as z from 'zod';
import { Product } from '../../../shared/model/product.ts';

export const ProductRow = z.object(Product.shape);

const Addresses = z.object({
  productId: z.string(),
  /** The address first, then those that it had before, which lead on to it. */
  slugs: z.array(z.string()),
  /** Of a product of the owner's company that is to stand on the page: it has no row and no address of its own. */
  companyId: z.string().optional(),
});
export type Addresses = z.infer<typeof Addresses>;

export const ProductListRow = z.object({
  /** In the owner's order. */
  products: z.array(Addresses),
  /** Those that were removed, newest first: their addresses say so as long as nothing else stands there. */
  removed: z.array(Addresses),
  /** Counts the writes; one that has not seen the last is refused. */
  version: z.number().int(),
});
export type ProductList = z.infer<typeof ProductListRow>;

export const noProducts: ProductList = { products: [], removed: [], version: 0 };

/** Former addresses of one product, and removed products, that are remembered. */
export const MOST_SLUGS = 20;
export const MOST_REMOVED = 100;

export const productKey = (accountId: string, productId: string) => ({
  pk: `OWN#${accountId}`,
  sk: `PRODUCT#${productId}`,
});
export const productListKey = (accountId: string) => ({ pk: `OWN#${accountId}`, sk: 'PRODUCTS' });
