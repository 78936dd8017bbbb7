/** The files of products below a live page. */
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { PACKED } from './pack-page.ts';
import { putPage, putPlain } from './page-files.ts';
import { PRODUCT_KEY, productFileKey, unavailableKey } from './product-keys.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'pages', actions: ['DeleteObject', 'ListBucket'], prefix: 'live/' }],
};

const s3 = new S3Client(clientDefaults);

export const writeProductFile = (agentName: string, slug: string, html: string): Promise<void> =>
  putPage(productFileKey(agentName, slug), html);

export const writeUnavailableFile = (agentName: string, html: string): Promise<void> =>
  putPlain(unavailableKey(agentName), html);

/** Removes the pages of products that are not among these. */
export async function deleteOtherProducts(agentName: string, slugs: readonly string[]): Promise<void> {
  const Bucket = environment.bucket('pages');
  const kept = new Set(slugs.map((slug) => productFileKey(agentName, slug)));
  const Prefix = `live/${agentName}/`;
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  for (const { Key: key = '' } of objects) {
    const plain = key.endsWith(PACKED) ? key.slice(0, -PACKED.length) : key;
    if (PRODUCT_KEY.test(plain) && !kept.has(plain)) await s3.send(new DeleteObjectCommand({ Bucket, Key: key }));
  }
}
