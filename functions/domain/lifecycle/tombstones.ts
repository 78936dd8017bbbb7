/**
 * What tells of a deleted account when a backup is restored that still holds it: its id, which is random and leads
 * nowhere, and when. They stand beside the tables, which a restored backup takes the place of, and outlive the oldest
 * backup (365 days) by a month: the bucket deletes them. Owners and customers have a folder each.
 */
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { Realm } from '../../kit/realms.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'documents', actions: ['PutObject', 'ListBucket'], prefix: 'tombstones/' },
    { bucket: 'documents', actions: ['PutObject', 'ListBucket'], prefix: 'customer-tombstones/' },
  ],
};

const folders = { owners: 'tombstones/', customers: 'customer-tombstones/' } as const;

const client = new S3Client(clientDefaults);

export async function putTombstone(pool: Realm['pool'], accountId: string, deletedAt: string): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('documents'),
      Key: `${folders[pool]}${accountId}`,
      Body: JSON.stringify({ accountId, deletedAt }),
      ContentType: 'application/json',
    }),
  );
}

/** Ids of deleted accounts, a thousand at a time. @param after the last id of the part before */
export async function listTombstones(pool: Realm['pool'], after: string): Promise<string[]> {
  const folder = folders[pool];
  const { Contents: objects = [] } = await client.send(
    new ListObjectsV2Command({
      Bucket: environment.bucket('documents'),
      Prefix: folder,
      ...(after ? { StartAfter: `${folder}${after}` } : {}),
    }),
  );
  return objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(folder.length)]));
}
