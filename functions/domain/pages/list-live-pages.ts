/** Names of the pages that visitors get, read from the files themselves: no index has to know them. */
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'pages', actions: ['ListBucket'], prefix: 'live/' }] };

const client = new S3Client(clientDefaults);

/** A page has two files or more: a hundred pages at most. */
const FILES_A_STEP = 200;

/** The one file that every page has once. */
const PAGE_KEY = /^live\/([^/]+)\/index\.html$/;

/**
 * At most a hundred names, from those whose files come after the key `after`. `next` is where the following step goes
 * on; null when there is nothing more.
 */
export async function listLivePages(after?: string): Promise<{ agentNames: string[]; next: string | null }> {
  const { Contents: files = [], IsTruncated: hasMore } = await client.send(
    new ListObjectsV2Command({
      Bucket: environment.bucket('pages'),
      Prefix: 'live/',
      MaxKeys: FILES_A_STEP,
      ...(after === undefined ? {} : { StartAfter: after }),
    }),
  );
  const agentNames = files.flatMap(({ Key: key = '' }) => PAGE_KEY.exec(key)?.[1] ?? []);
  return { agentNames, next: (hasMore && files.at(-1)?.Key) || null };
}
