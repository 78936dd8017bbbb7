/** The product that is being written: kept apart from the draft, as it is published by itself. */
import {
  faultOfButton,
  ProductContent,
  type OwnProductCard,
  type Product,
} from '../../../../../shared/model/product.ts';
import { suggestProductSlug } from '../../../../../shared/rules/product-slug.ts';

export type OpenProduct = {
  /** null while it is new. */
  productId: string | null;
  content: ProductContent;
  /** As it was before anything was typed. */
  before: ProductContent;
};

const empty: ProductContent = {
  title: '',
  summary: '',
  description: '',
  price: '',
  buttonLabel: '',
  slug: '',
  photo: null,
  photos: [],
  button: 'request',
  link: '',
  status: 'shown',
};

export function beginProduct(): OpenProduct {
  return { productId: null, content: empty, before: empty };
}

export function contentOf(product: Product): ProductContent {
  const { productId: _id, source: _source, createdAt: _createdAt, ...content } = product;
  return content;
}

export function reopenProduct(product: Product): OpenProduct {
  const content = contentOf(product);
  return { productId: product.productId, content, before: content };
}

/** Whether closing it would lose something. */
export function isTouched({ content, before }: OpenProduct): boolean {
  return JSON.stringify(content) !== JSON.stringify(before);
}

/** Whether it can be saved. */
export function isGoodProduct(content: ProductContent): boolean {
  return ProductContent.safeParse(content).success && faultOfButton(content) === undefined;
}

/** The address that the product gets as long as its owner chooses none. */
export function suggestedSlug(title: string, others: readonly Product[]): string {
  return suggestProductSlug(title, new Set(others.map(({ slug }) => slug)));
}

/** What the page would show with what is being written. */
export function cardsWith(products: readonly Product[], open: OpenProduct | null): OwnProductCard[] {
  const changed = products.map((product) =>
    open?.productId === product.productId ? { ...product, ...open.content } : product,
  );
  return [...changed, ...newCard(open)].filter(({ status, title }) => status === 'shown' && title.trim() !== '');
}

function newCard(open: OpenProduct | null): Product[] {
  if (open === null || open.productId !== null) return [];
  return [{ ...open.content, productId: '', source: 'own', createdAt: '' }];
}
