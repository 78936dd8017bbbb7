/** Changes to the order and the addresses of an owner's products. Each gives a new list. */
import { MAX_PRODUCTS, type ProductContent } from '../../../shared/model/product.ts';
import { suggestProductSlug } from '../../../shared/rules/product-slug.ts';
import { AppError } from '../../kit/app-error.ts';
import { MOST_REMOVED, MOST_SLUGS, type Addresses, type ProductList } from './product-rows.ts';

/** A new product comes last. Throws `products_full` and `slug_taken`. */
export function addToList(list: ProductList, productId: string, slug: string): ProductList {
  if (list.products.length >= MAX_PRODUCTS) throw new AppError('products_full');
  return withSlug({ ...list, products: [...list.products, { productId, slugs: [] }] }, productId, slug);
}

/** The product's address; the ones before lead on to it. Throws `slug_taken` when another one has it or had it. */
export function withSlug(list: ProductList, productId: string, slug: string): ProductList {
  if (slugsOfOthers(list, productId).has(slug)) throw new AppError('slug_taken');
  return {
    ...list,
    products: list.products.map((entry) =>
      entry.productId === productId ? { productId, slugs: firstOf(slug, entry.slugs) } : entry,
    ),
    removed: list.removed.map((entry) => without(entry, [slug])).filter(({ slugs }) => slugs.length > 0),
  };
}

/** The address that the owner chose, else one that nobody has, made from the title. */
export function slugFor(list: ProductList, productId: string, { slug, title }: ProductContent): string {
  return slug === '' ? suggestProductSlug(title, slugsOfOthers(list, productId)) : slug;
}

/**
 * A product of the owner's company comes last, unless it is there. Those that are no longer offered make room. Throws
 * `products_full`.
 */
export function addCompanyProduct(
  list: ProductList,
  { productId, companyId }: { productId: string; companyId: string },
  offered: ReadonlySet<string>,
): ProductList {
  const products = list.products.filter((entry) => entry.companyId === undefined || offered.has(entry.productId));
  if (products.some((entry) => entry.productId === productId)) return { ...list, products };
  if (products.length >= MAX_PRODUCTS) throw new AppError('products_full');
  return { ...list, products: [...products, { productId, slugs: [], companyId }] };
}

/** Its place is free. Not for the owner's own: their addresses are remembered. */
export function takeCompanyProduct(list: ProductList, productId: string): ProductList {
  const isIt = (entry: Addresses): boolean => entry.companyId !== undefined && entry.productId === productId;
  return { ...list, products: list.products.filter((entry) => !isIt(entry)) };
}

export function removeFromList(list: ProductList, productId: string): ProductList {
  const gone = list.products.filter((entry) => entry.productId === productId);
  return {
    ...list,
    products: list.products.filter((entry) => entry.productId !== productId),
    removed: [...gone, ...list.removed].slice(0, MOST_REMOVED),
  };
}

/** A removed product is back, last, under its address; under a similar one when something else stands there by now. */
export function restoreToList(list: ProductList, productId: string, title: string): ProductList {
  const kept = list.removed.find((entry) => entry.productId === productId)?.slugs ?? [];
  const [slug = suggestProductSlug(title, slugsOfOthers(list, productId)), ...former] = kept;
  const added = addToList(list, productId, slug);
  return {
    ...added,
    products: added.products.map((entry) =>
      entry.productId === productId ? { productId, slugs: [slug, ...former] } : entry,
    ),
    removed: added.removed.filter((entry) => entry.productId !== productId),
  };
}

/** Those that are named first, in that order; the others after them in theirs. */
export function orderList(list: ProductList, order: readonly string[]): ProductList {
  const named = order.flatMap((id) => list.products.find(({ productId }) => productId === id) ?? []);
  const products = [...new Set([...named, ...list.products])];
  return { ...list, products };
}

export const slugOf = ({ products }: ProductList, productId: string): string =>
  products.find((entry) => entry.productId === productId)?.slugs[0] ?? '';

function slugsOfOthers({ products }: ProductList, productId: string): Set<string> {
  return new Set(products.flatMap((entry) => (entry.productId === productId ? [] : entry.slugs)));
}

const firstOf = (slug: string, slugs: readonly string[]): string[] =>
  [slug, ...slugs.filter((other) => other !== slug)].slice(0, MOST_SLUGS);

const without = ({ productId, slugs }: Addresses, gone: readonly string[]): Addresses => ({
  productId,
  slugs: slugs.filter((slug) => !gone.includes(slug)),
});
