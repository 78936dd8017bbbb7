/** Products as lists show them: those on sale, in a language where they have it, with the lowest price of their examples. */
import type { InsuranceCard } from '../../../shared/insurance/channel.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { priceExamples } from '../../../shared/insurance/examples.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { listBelow } from '../../kit/list-below.ts';
import { definitionOf, findProductRow, textsOf } from './find-product.ts';
import { insurerProductKey } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['Query'] }] };

/** More than an insurer has. */
const MOST_PRODUCTS = 200;

export type Shown = { language: LanguageValue; now: Date };

/** Cards of products that are on sale today, in the order of the codes. */
export async function listInsurances(codes: readonly string[], shown: Shown): Promise<InsuranceCard[]> {
  const cards = await Promise.all(codes.map((code) => findCard(code, shown)));
  return cards.filter((card) => card !== null);
}

/** Codes of all products of an insurer. */
export async function codesOfInsurer(companyId: string): Promise<string[]> {
  const items = await listBelow('insurance', insurerProductKey(companyId, ''), MOST_PRODUCTS);
  return items.map((item) => String(item['code']));
}

/** Null for what there is not, and for what is not on sale. */
export async function findCard(code: string, { language: wanted, now }: Shown): Promise<InsuranceCard | null> {
  const row = await findProductRow(code);
  if (row === null) return null;
  const definition = await definitionOf(code, row.version);
  const today = clockTimeIn(definition.timeZone, now).date;
  if (!isOnSale(definition, today)) return null;
  const { language, texts } = await textsOf(definition, wanted);
  const { version, line, country } = definition;
  const { name, tagline } = texts;
  return { code, version, line, country, language, name, tagline, from: lowestPrice(definition, today) };
}

export function isOnSale({ onSale: { from, until } }: ProductDefinition, today: string): boolean {
  return today >= from && (until === null || today <= until);
}

function lowestPrice(definition: ProductDefinition, today: string): InsuranceCard['from'] {
  const totals = priceExamples(definition, today).flatMap(({ prices }) => prices.map(({ total }) => total));
  return totals.length === 0 ? null : { amount: Math.min(...totals), currency: definition.currency };
}
