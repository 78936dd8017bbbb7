import { inLanguage } from '../../shared/places/in-language.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { PublicPage } from '../../shared/model/page.ts';
import type { ProductCard } from '../../shared/model/product.ts';
import type { RenderInput } from './render-input.ts';

/** Full address of a page in one of its languages: the page's own language is at the bare address. */
export function pageAddress(
  { appOrigin, page }: Pick<RenderInput, 'appOrigin' | 'page'>,
  language: LanguageValue,
): string {
  const address = `${appOrigin}/${encodeURIComponent(page.profile.agentName)}`;
  return language === page.profile.pageLanguage ? address : `${address}/${language}`;
}

/** Path of the owner as a contact (text/vcard), on the page's own origin. */
export const contactPath = (page: PublicPage): string => `${pagePath(page)}/contact.vcf`;

/** Path of the business card. */
export const cardPath = (page: PublicPage): string => `${pagePath(page)}/card`;

/** Path of a product's own page. */
export const productPath = (page: PublicPage, { slug }: { slug: string }): string =>
  `${pagePath(page)}/${encodeURIComponent(slug)}`;

/**
 * Where the card of a product leads: its own page, the chat over a company's documents, or the price of an insurance, these
 * in the language that the visitor reads.
 */
export function productCardPath({ page, language }: Pick<RenderInput, 'page' | 'language'>, card: ProductCard): string {
  if (card.source === 'own') return productPath(page, card);
  if (card.source === 'insurance') return inLanguage(insurancePath(page.profile.agentName, card), language);
  return `/chat${pagePath(page)}/${card.agencyName}/${card.productId}/${language}`;
}

/** Path of an insurance product where its agent sells it. */
export const insurancePath = (agentName: string, { productId }: { productId: string }): string =>
  `/insurance/${productId.replace('~', '/')}?agent=${encodeURIComponent(agentName)}`;

/** Path of the page with all products, which there is when a page does not show them all. */
export const productsPath = (page: PublicPage): string => `${pagePath(page)}/products`;

/** Path of the page's address as a QR code (image/svg+xml). */
export const codePath = (page: PublicPage): string => `${pagePath(page)}/qr.svg`;

export const pagePath = ({ profile }: PublicPage): string => `/${encodeURIComponent(profile.agentName)}`;
