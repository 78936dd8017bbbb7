/** Reads products (rows: product-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_PRODUCTS, OwnProductCard, PublicProduct, type Product } from '../../../shared/model/product.ts';
import { canonicalSlug } from '../../../shared/rules/product-slug.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import {
  noProducts,
  productKey,
  ProductListRow,
  productListKey,
  ProductRow,
  type ProductList,
} from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** Order and addresses. */
export async function readProductList(accountId: string): Promise<ProductList> {
  const item = await readRow('pages', productListKey(accountId));
  return item ? ProductListRow.parse(item) : noProducts;
}

/** All products of an account in its order. */
export async function listProducts(accountId: string): Promise<Product[]> {
  const [list, items] = await Promise.all([
    readProductList(accountId),
    listBelow('pages', productKey(accountId, ''), MAX_PRODUCTS),
  ]);
  const found = new Map(items.map((item) => [String(item['productId']), item]));
  return list.products.flatMap(({ productId }) => {
    const item = found.get(productId);
    return item ? [ProductRow.parse(item)] : [];
  });
}

/** Those that visitors see. */
export async function listShownProducts(accountId: string): Promise<Product[]> {
  return (await listProducts(accountId)).filter(({ status }) => status === 'shown');
}

/** A product of this account; null for another's and for none alike. */
export async function findProduct(accountId: string, productId: string): Promise<Product | null> {
  const item = await readRow('pages', productKey(accountId, productId));
  return item ? ProductRow.parse(item) : null;
}

/** The title of a product that visitors see; undefined for any other. */
export async function findShownTitle(accountId: string, productId: string | undefined): Promise<string | undefined> {
  const product = productId === undefined ? null : await findProduct(accountId, productId);
  return product?.status === 'shown' ? product.title : undefined;
}

/** The product that visitors see at an address or at one that it had before, or that it was removed; null for neither. */
export async function findProductAt(accountId: string, productName: string): Promise<Product | 'removed' | null> {
  const slug = canonicalSlug(productName);
  const { products, removed } = await readProductList(accountId);
  const isHere = ({ slugs }: { slugs: string[] }): boolean => slugs.includes(slug);
  const living = products.find(isHere);
  if (!living) return removed.some(isHere) ? 'removed' : null;
  const product = await findProduct(accountId, living.productId);
  return product?.status === 'shown' ? product : null;
}

export const toPublicProduct = (product: Product): PublicProduct => PublicProduct.strip().parse(product);

export const toProductCard = (product: Product): OwnProductCard => OwnProductCard.strip().parse(product);
