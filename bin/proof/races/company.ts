/** A company whose people do the same thing at the same moment. */
import {
  savePtxAiFile,
  savePtxAiProduct,
  getPtxProductInfo,
  getPtxProductSum,
} from '../../../shared/calls/document-chat-editor.ts';
import { foundCompany, uploadDocument } from '../client/companies.ts';
import type { Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';

export type ProductsResult = { created: number; refused: number; others: string[]; used: number; limit: number };

/** Founds a company on the plan of five products, and creates `count` of them at once. */
export async function createProductsAtOnce(proof: Proof, owner: Owner, count: number): Promise<ProductsResult> {
  const { client } = proof;
  const options = { token: owner.idToken };
  await foundCompany(proof, owner);
  const answers = await Promise.all(
    Array.from({ length: count }, () => client.call(savePtxAiProduct, { action: 'create', name: 'Cover' }, options)),
  );
  const codes = answers.map(({ http, code }) => (http === 200 ? 'created' : (code ?? String(http))));
  const sum = await client.call(getPtxProductSum, {}, options);
  mustSucceed(sum, 'count the products');
  return {
    created: codes.filter((code) => code === 'created').length,
    refused: codes.filter((code) => code === 'products_full').length,
    others: codes.filter((code) => code !== 'created' && code !== 'products_full'),
    ...sum.data.products,
  };
}

export type FilesResult = { succeeded: number; others: string[]; files: number };

/** Founds a company, and attaches one upload to a product `count` times at once. */
export async function attachAtOnce(proof: Proof, owner: Owner, count: number): Promise<FilesResult> {
  const { client } = proof;
  const options = { token: owner.idToken };
  await foundCompany(proof, owner);
  const created = await client.call(savePtxAiProduct, { action: 'create', name: 'Cover' }, options);
  mustSucceed(created, 'create a product');
  const productId = created.data.product?.productId ?? '';
  const uploadId = await uploadDocument(proof, owner, {
    contentType: 'text/markdown',
    bytes: Buffer.from('# Cover\n\nLost luggage is covered up to 3,000 euros.\n'),
  });
  const input = { action: 'add', productId, uploadId, name: 'cover.md' } as const;
  const answers = await Promise.all(Array.from({ length: count }, () => client.call(savePtxAiFile, input, options)));
  const info = await client.call(getPtxProductInfo, { productId }, options);
  mustSucceed(info, 'read the product');
  return {
    succeeded: answers.filter(({ http }) => http === 200).length,
    others: answers.flatMap(({ http, code }) => (http === 200 ? [] : [code ?? String(http)])),
    files: info.data.files.length,
  };
}
