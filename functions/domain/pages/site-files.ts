/** What search engines may find: every page of the site's own and every live one, read from the files themselves. */
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { PRODUCT_KEY } from './product-keys.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'pages', actions: ['ListBucket'], prefix: 'live/' },
    { bucket: 'pages', actions: ['ListBucket', 'PutObject'], prefix: '_site/' },
  ],
};

const client = new S3Client(clientDefaults);

export type FoundPage = { path: string; changedAt: Date };

/** Live pages under their names, and their products below them, in the order of their keys. */
export async function* findLiveFiles(): AsyncGenerator<FoundPage> {
  yield* findFiles('live/', (key) => /^live\/([^/]+)\/index\.html$/.exec(key)?.[1] ?? productPathOf(key));
}

function productPathOf(key: string): string | undefined {
  const [, agentName, slug] = PRODUCT_KEY.exec(key) ?? [];
  return agentName === undefined ? undefined : `${agentName}/${slug}`;
}

/** Pages of the site's own; not those that are nothing by themselves: that there is no page, and the frame of a showcase's card. */
export async function* findSiteFiles(): AsyncGenerator<FoundPage> {
  yield* findFiles('_site/', (key) => /^_site\/(?!404\.html|showcase-page[./])(.+)\.html$/.exec(key)?.[1]);
}

/** @param pathOf of a key: of one that is to be found, its path */
async function* findFiles(
  prefix: string,
  pathOf: (key: string) => string | undefined,
): AsyncGenerator<FoundPage> {
  let token: string | undefined;
  do {
    const answer = await client.send(
      new ListObjectsV2Command({
        Bucket: environment.bucket('pages'),
        Prefix: prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key: key = '', LastModified: changedAt } of answer.Contents ?? []) {
      const name = pathOf(key);
      if (name !== undefined && changedAt) yield { path: name === 'index' ? '' : name, changedAt };
    }
    token = answer.NextContinuationToken;
  } while (token !== undefined);
}

/** An hour at the edge, as it is written each hour. */
const CACHE = 'public, max-age=0, s-maxage=3600';

export async function writeSiteFile(name: string, text: string, contentType: string): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: `_site/${name}`,
      Body: text,
      ContentType: contentType,
      CacheControl: CACHE,
    }),
  );
}
