/**
 * Products of a page's owner (specification 1, section 2: product list, `/{agentName}/{productName}`). Lengths are
 * characters after trimming.
 */
import * as z from 'zod';
import { OptionalProductSlug } from '../rules/product-slug.ts';
import { optionalWebLink } from '../rules/web-link.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { AgencyName } from './company.ts';
import { DocumentProductId } from './document-product.ts';
import { Photo } from './photo.ts';

export const ProductId = z.string().regex(/^[0-9A-Z]{26}$/);

/** Most products of one owner. */
export const MAX_PRODUCTS = 50;

/** Products that a page shows itself; all of them stand on a page of their own. */
export const PRODUCTS_ON_PAGE = 6;

/** Most pictures beside the main one. */
export const MAX_MORE_PHOTOS = 4;

/** All words of a product: what a translation replaces. */
export const ProductTexts = z.strictObject({
  title: shortText(80),
  summary: shortText(160, { optional: true }),
  description: longText(5_000),
  /** In the owner's words: "from 390 €", "free". */
  price: shortText(60, { optional: true }),
  /** On the button; empty: the page's own words for what the button does. */
  buttonLabel: shortText(40, { optional: true }),
});

/** What the button does: leave a request, ask the assistant, or go where the owner sells. */
export const productButtons = ['request', 'ask', 'link'] as const;

/** A hidden one is prepared, or off for a while. */
export const productStatuses = ['shown', 'hidden'] as const;

/** What the owner writes. */
export const ProductContent = ProductTexts.extend({
  /** Last part of the address; empty: made from the title. */
  slug: OptionalProductSlug,
  photo: Photo.nullable(),
  photos: z.array(Photo).max(MAX_MORE_PHOTOS),
  button: z.enum(productButtons),
  /** Where the button leads, if that is what it does. */
  link: optionalWebLink,
  status: z.enum(productStatuses),
});
export type ProductContent = z.infer<typeof ProductContent>;

export const Product = ProductContent.extend({
  productId: ProductId,
  /** Whose product it is: the owner's own. */
  source: z.literal('own'),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

/** What visitors read on the product's page. */
export const PublicProduct = Product.omit({ status: true, createdAt: true });
export type PublicProduct = z.infer<typeof PublicProduct>;

/** What they read of it in a list. */
export const OwnProductCard = PublicProduct.pick({
  productId: true,
  source: true,
  slug: true,
  title: true,
  summary: true,
  price: true,
  photo: true,
});
export type OwnProductCard = z.infer<typeof OwnProductCard>;

/** A product of the owner's company, in the same list: it leads to the chat over its documents. */
export const CompanyProductCard = z.strictObject({
  productId: DocumentProductId,
  source: z.literal('company'),
  agencyName: AgencyName,
  title: z.string(),
  summary: z.string(),
  photo: Photo.nullable(),
});
export type CompanyProductCard = z.infer<typeof CompanyProductCard>;

/** An insurance product in a channel of its insurer: `harbour-vale~travel-hk`. */
export const InsuranceOfferId = z.string().regex(/^[a-z][a-z0-9-]{0,39}~[a-z0-9-]{1,60}$/);

/** What an insurer sells through its agents, in the same list: it leads to price and cover. */
export const InsuranceProductCard = CompanyProductCard.omit({ agencyName: true }).extend({
  productId: InsuranceOfferId,
  source: z.literal('insurance'),
});
export type InsuranceProductCard = z.infer<typeof InsuranceProductCard>;

export const ProductCard = z.discriminatedUnion('source', [OwnProductCard, CompanyProductCard, InsuranceProductCard]);
export type ProductCard = z.infer<typeof ProductCard>;

/** As the owner has ordered them; what has no place in the order comes last. */
export function inOrder<Item extends { productId: string }>(items: readonly Item[], order: readonly string[]): Item[] {
  const placeOf = ({ productId }: Item): number => {
    const place = order.indexOf(productId);
    return place === -1 ? order.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The code of what is missing for the button to work; undefined when nothing is. */
export const faultOfButton = ({
  button,
  link,
}: Pick<ProductContent, 'button' | 'link'>): 'field_required' | undefined =>
  button === 'link' && link.trim() === '' ? 'field_required' : undefined;
