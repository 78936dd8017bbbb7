/**
 * What tells of a deleted account when a backup is restored that still holds it: its id, which is random and leads
 * nowhere, and when. They stand beside the tables, which a restored backup takes the place of, and outlive the oldest
 * backup (365 days) by a month: the bucket deletes them.
 */
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['PutObject', 'ListBucket'], prefix: 'tombstones/' }],
};

const FOLDER = 'tombstones/';

const client = new S3Client(clientDefaults);

export async function putTombstone(accountId: string, deletedAt: string): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('documents'),
      Key: `${FOLDER}${accountId}`,
      Body: JSON.stringify({ accountId, deletedAt }),
      ContentType: 'application/json',
    }),
  );
}

/** Ids of deleted accounts, a thousand at a time. @param after the last id of the part before */
export async function listTombstones(after: string): Promise<string[]> {
  const { Contents: objects = [] } = await client.send(
    new ListObjectsV2Command({
      Bucket: environment.bucket('documents'),
      Prefix: FOLDER,
      ...(after ? { StartAfter: `${FOLDER}${after}` } : {}),
    }),
  );
  return objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(FOLDER.length)]));
}
