/**
 * Rows of the `knowledge` table: products of a company and their documents. Those of companies: ../companies/company-rows.ts.
 *
 * | what | pk | sk | gsiPk | gsiSk |
 * | --- | --- | --- | --- | --- |
 * | product | COMPANY#<company> | PRODUCT#<product> | | |
 * | company of a product; stays when it is removed, and says so | PRODUCT#<product> | PRODUCT | COMPANY-PRODUCTS#<company> | product |
 * | document | COMPANY#<company> | FILE#<product>#<file> | | |
 * | summary and questions of a product | COMPANY#<company> | INFO#<product>#<language> | | |
 *
 * Visitors' conversations about a product are rows of the `conversations` table as those of a page are, with the
 * product's id where a page has its owner's (PAGE#<product>, ../conversations/conversation-rows.ts). Questions are
 * counted against the plan of the company (its founder's account).
 *
 * Files in the bucket `documents`, below `folderOf`: `source` (as it was uploaded), `pages.json` and `passages.json`
 * (../knowledge), `index.bin` (lexical index), `page-<n>.webp` (drawn when first asked for). Vectors in the index
 * `passages` have the keys of `vectorKey`. The document's row is what counts: what another version or file left behind is
 * not read.
 */
import * as z from 'zod';
import {
  ChatPageTexts,
  documentFailures,
  documentKinds,
  documentStates,
  ShareSettings,
} from '../../../shared/model/document-product.ts';

export const DocumentProductRow = z.object({
  productId: z.string(),
  companyId: z.string(),
  name: z.string(),
  texts: ChatPageTexts,
  /** Products of before levels could be required need none. */
  share: ShareSettings.extend({ requiredLevel: ShareSettings.shape.requiredLevel.default(null) }),
  /** Counts what has changed in what the chat knows. */
  knowledgeVersion: z.number().int(),
  /** How many documents there are: a condition on it keeps the limit. */
  files: z.number().int().default(0),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type DocumentProductRow = z.infer<typeof DocumentProductRow>;

/** What leads from a product's id alone to its company. */
export const ProductOwnerRow = z.object({
  productId: z.string(),
  companyId: z.string(),
  isRemoved: z.boolean(),
});
export type ProductOwnerRow = z.infer<typeof ProductOwnerRow>;

/** What a file is, apart from its reading. */
const FileShape = z.object({
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.number().int(),
  pages: z.number().int(),
});

export const DocumentRow = z.object({
  fileId: z.string(),
  productId: z.string(),
  companyId: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.number().int(),
  state: z.enum(documentStates),
  done: z.number().int(),
  total: z.number().int(),
  failure: z.enum(documentFailures).nullable(),
  warning: z.enum(['damaged_marks', 'some_pages_without_text']).nullable(),
  pages: z.number().int(),
  passages: z.number().int(),
  isShared: z.boolean(),
  /** Of the reading that is under way or was the last. */
  version: z.number().int(),
  /** The version that visitors are answered from; null while there is none. A replacement is answered from when it is ready. */
  readyVersion: z.number().int().nullable(),
  /** Passages of that version: with them the keys of its vectors are known. */
  readyPassages: z.number().int(),
  addedAt: z.string(),
  /** The upload that the file came by: the same one sent twice is attached once. */
  uploadId: z.string().default(''),
  /** Numbers of versions that were given out; each reading has a number and a folder of its own. */
  versions: z.number().int().default(1),
  /** When its reading was asked for last. */
  queuedAt: z.string().default(''),
  /** What `readyVersion` is, while another file is read to take its place. */
  former: FileShape.extend({ version: z.number().int() }).nullable().default(null),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** What visitors are answered from: its version, and the file as it was then; null while there is none. */
export function readyFile(row: DocumentRow): (z.infer<typeof FileShape> & { version: number }) | null {
  if (row.readyVersion === null) return null;
  if (row.former?.version === row.readyVersion) return row.former;
  const { name, kind, bytes, pages } = row;
  return { version: row.readyVersion, name, kind, bytes, pages };
}

export const documentProductKey = (companyId: string, productId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `PRODUCT#${productId}`,
});
export const productOwnerKey = (productId: string) => ({ pk: `PRODUCT#${productId}`, sk: 'PRODUCT' });
/** With an empty file id: what all of a product's documents begin with. */
export const documentKey = (companyId: string, productId: string, fileId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `FILE#${productId}#${fileId}`,
});
export const productInfoKey = (companyId: string, productId: string, language: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `INFO#${productId}#${language}`,
});
/** The partition of the index in which all products stand that a company ever had. */
export const everyProductOf = (companyId: string): string => `COMPANY-PRODUCTS#${companyId}`;

type Version = { companyId: string; productId: string; fileId: string; version: number };

export const companyFolder = (companyId: string): string => `knowledge/${companyId}/`;
export const productFolder = (companyId: string, productId: string): string =>
  `${companyFolder(companyId)}${productId}/`;
export const fileFolder = ({ companyId, productId, fileId }: Omit<Version, 'version'>): string =>
  `${productFolder(companyId, productId)}${fileId}/`;
export const folderOf = (version: Version): string => `${fileFolder(version)}${version.version}/`;

/** @param passage from 0 */
export const vectorKey = ({ productId, fileId, version }: Version, passage: number): string =>
  `${productId}/${fileId}/${version}/${passage}`;
