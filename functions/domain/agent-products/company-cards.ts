/** What visitors see of companies' products on somebody's page. */
import {
  inOrder,
  type CompanyProductCard,
  type InsuranceProductCard,
  type ProductCard,
} from '../../../shared/model/product.ts';
import { firstWords } from '../../../shared/rules/first-words.ts';
import { listShownProducts, readProductList, toProductCard } from '../products/find-products.ts';
import { listInsuranceOffers } from './insurance-offers.ts';
import { listOffers, type Offer } from './offers.ts';

const MOST_SUMMARY = 160;

export type CompanyCards = {
  cards: (CompanyProductCard | InsuranceProductCard)[];
  /** Ids of all products of the page, as its owner has ordered them. */
  order: string[];
  /** When the first of the levels ends that they need, or the first of the insurances is no longer sold; null: none does. */
  levelsEndAt: string | null;
};

/** Those that the owner chose and may show now. */
export async function findCompanyCards(accountId: string, now: Date): Promise<CompanyCards> {
  const { products } = await readProductList(accountId);
  const order = products.map(({ productId }) => productId);
  if (products.every(({ companyId }) => companyId === undefined)) return { cards: [], order, levelsEndAt: null };
  const [offers, insurances] = await Promise.all([listOffers(accountId, now), listInsuranceOffers(accountId, now)]);
  const insured = insurances.filter(({ card }) => order.includes(card.productId));
  const shown = offers.filter(({ product, level }) => level.isMet && order.includes(product.productId));
  const ends = shown.flatMap(({ level }) => (level.required === null ? [] : (level.reached.validUntil ?? [])));
  const sold = insured.flatMap(({ endsAt }) => endsAt ?? []);
  const cards = [...shown.map(toCompanyCard), ...insured.map(({ card }) => card)];
  return { cards, order, levelsEndAt: [...ends, ...sold].toSorted()[0] ?? null };
}

/** All cards of a page. */
export async function listPageCards(accountId: string, now: Date): Promise<ProductCard[]> {
  const [own, { cards, order }] = await Promise.all([listShownProducts(accountId), findCompanyCards(accountId, now)]);
  return inOrder<ProductCard>([...own.map(toProductCard), ...cards], order);
}

export function toCompanyCard({ product, company }: Pick<Offer, 'product' | 'company'>): CompanyProductCard {
  const { productId, name, texts } = product;
  const summary = firstWords(texts.description, MOST_SUMMARY);
  return { productId, source: 'company', agencyName: company.agencyName, title: name, summary, photo: texts.logo };
}
