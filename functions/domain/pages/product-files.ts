/** The files of products below a live page. */
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { PRODUCT_KEY, productFileKey, unavailableKey } from './product-keys.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'pages', actions: ['PutObject', 'DeleteObject', 'ListBucket'], prefix: 'live/' }],
};

const s3 = new S3Client(clientDefaults);

/** As pages are kept (page-files.ts). */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export const writeProductFile = (agentName: string, slug: string, html: string): Promise<void> =>
  put(productFileKey(agentName, slug), html);

export const writeUnavailableFile = (agentName: string, html: string): Promise<void> =>
  put(unavailableKey(agentName), html);

async function put(key: string, html: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: key,
      Body: html,
      ContentType: 'text/html; charset=utf-8',
      CacheControl: CACHE,
    }),
  );
}

/** Removes the pages of products that are not among these. */
export async function deleteOtherProducts(agentName: string, slugs: readonly string[]): Promise<void> {
  const Bucket = environment.bucket('pages');
  const kept = new Set(slugs.map((slug) => productFileKey(agentName, slug)));
  const Prefix = `live/${agentName}/`;
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  for (const { Key: key = '' } of objects) {
    if (PRODUCT_KEY.test(key) && !kept.has(key)) await s3.send(new DeleteObjectCommand({ Bucket, Key: key }));
  }
}
