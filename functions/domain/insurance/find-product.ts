/** Reads products of insurers (rows: product-rows.ts). Versions never change, so a function keeps those that it has read. */
import { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { isReadAlike, type LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { readRow } from '../../kit/read-row.ts';
import { productKey, ProductRow, textsKey, versionKey, wordingKey } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

/** Memory is small; a channel sells few products. */
const MOST_KEPT = 40;

const definitions = new Map<string, ProductDefinition>();
const texts = new Map<string, ProductTexts>();

/** For tests: nothing was read before. */
export function forgetProducts(): void {
  definitions.clear();
  texts.clear();
}

/** What is sold under a code now; null for what never was. */
export async function findProductRow(code: string): Promise<ProductRow | null> {
  const item = await readRow('insurance', productKey(code));
  return item === undefined ? null : ProductRow.parse(item);
}

/** The version that is sold now. Throws `not_found`. */
export async function currentDefinition(code: string): Promise<ProductDefinition> {
  const row = await findProductRow(code);
  if (row === null) throw new AppError('not_found');
  return definitionOf(code, row.version);
}

/** A version, also one that is not sold any more. Throws `not_found`. */
export async function definitionOf(code: string, version: number): Promise<ProductDefinition> {
  return kept(definitions, `${code} ${version}`, async () => {
    const item = await readRow('insurance', versionKey(code, version));
    if (item === undefined) throw new AppError('not_found');
    return ProductDefinition.parse(item['definition']);
  });
}

/** Its words in a language, or in the first that it has; with the language that they are in. */
export async function textsOf(
  definition: ProductDefinition,
  wanted: LanguageValue,
): Promise<{ language: LanguageValue; texts: ProductTexts }> {
  const { code, version } = definition;
  const language = languageOf(definition, wanted);
  const words = await kept(texts, `${code} ${version} ${language}`, async () => {
    const item = await readRow('insurance', textsKey(code, version, language));
    if (item === undefined) throw new AppError('not_found');
    return ProductTexts.parse(item['texts']);
  });
  return { language, texts: words };
}

/** Its policy wording in Markdown, in the same way. */
export async function wordingOf(
  definition: ProductDefinition,
  wanted: LanguageValue,
): Promise<{ language: LanguageValue; wording: string }> {
  const language = languageOf(definition, wanted);
  const item = await readRow('insurance', wordingKey(definition.code, definition.version, language));
  if (item === undefined) throw new AppError('not_found');
  return { language, wording: String(item['wording']) };
}

/** As it is read in another country, where it is not there in the wanted form; else the product's first. */
function languageOf({ languages }: ProductDefinition, wanted: LanguageValue): LanguageValue {
  if (languages.includes(wanted)) return wanted;
  return languages.find((language) => isReadAlike(language, wanted)) ?? languages[0] ?? wanted;
}

async function kept<Value>(cache: Map<string, Value>, key: string, read: () => Promise<Value>): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = await read();
  const oldest = cache.keys().next();
  if (cache.size >= MOST_KEPT && !oldest.done) cache.delete(oldest.value);
  cache.set(key, value);
  return value;
}
