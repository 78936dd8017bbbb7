/** POST policies for pictures: one key, one type, at most 8 MB, ten minutes (SECURITY.md T32, T35). */
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { MAX_PHOTO_BYTES } from '../../../shared/calls/page-assets.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'incoming', actions: ['PutObject'], prefix: 'photos/' }] };

const LIFETIME_SECONDS = 600;

const client = new S3Client(clientDefaults);

/** The key is ours: the browser cannot choose where it writes. */
export const uploadKey = (accountId: string, uploadId: string): string => `photos/${accountId}/${uploadId}`;

export async function createUploadPolicy(
  accountId: string,
  uploadId: string,
  contentType: string,
  now: Date,
): Promise<{ url: string; fields: Record<string, string>; expiresAt: string }> {
  const key = uploadKey(accountId, uploadId);
  const { url, fields } = await createPresignedPost(client, {
    Bucket: environment.bucket('incoming'),
    Key: key,
    Expires: LIFETIME_SECONDS,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', 1, MAX_PHOTO_BYTES],
      ['eq', '$Content-Type', contentType],
    ],
  });
  return { url, fields, expiresAt: new Date(now.getTime() + LIFETIME_SECONDS * 1_000).toISOString() };
}
