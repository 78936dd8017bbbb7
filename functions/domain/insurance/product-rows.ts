/**
 * Rows of the `insurance` table: products of insurers, whose versions never change.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | product, with the version that is sold | PRODUCT#<code> | PRODUCT |
 * | version: its definition | PRODUCT#<code> | VERSION#<version> |
 * | its texts in a language | PRODUCT#<code> | TEXTS#<version>#<language> |
 * | its policy wording in a language | PRODUCT#<code> | WORDING#<version>#<language> |
 * | product of an insurer | INSURER#<company> | PRODUCT#<code> |
 * | person on an insurer's exclusion list | INSURER#<company> | EXCLUDED#<mark> |
 *
 * An insurer is a company (../companies/company-rows.ts). The mark of a person says nothing about who it is: see exclusion-list.ts.
 */
import * as z from 'zod';
import type { LanguageValue } from '../../../shared/places/languages.ts';

export const ProductRow = z.object({
  code: z.string(),
  companyId: z.string(),
  /** The version that is sold now. */
  version: z.number().int(),
  /** Of the files that were published as this version. */
  contentHash: z.string(),
  publishedAt: z.string(),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** Text sorts as numbers do: there are never 10,000 versions. */
const padded = (version: number): string => String(version).padStart(4, '0');

const product = (code: string): string => `PRODUCT#${code}`;
const insurer = (companyId: string): string => `INSURER#${companyId}`;

export const productKey = (code: string) => ({ pk: product(code), sk: 'PRODUCT' });
export const versionKey = (code: string, version: number) => ({ pk: product(code), sk: `VERSION#${padded(version)}` });
export const textsKey = (code: string, version: number, language: LanguageValue) => ({
  pk: product(code),
  sk: `TEXTS#${padded(version)}#${language}`,
});
export const wordingKey = (code: string, version: number, language: LanguageValue) => ({
  pk: product(code),
  sk: `WORDING#${padded(version)}#${language}`,
});
export const insurerProductKey = (companyId: string, code: string) => ({ pk: insurer(companyId), sk: product(code) });
export const excludedKey = (companyId: string, mark: string) => ({ pk: insurer(companyId), sk: `EXCLUDED#${mark}` });
