/** POST policies for uploads: one key, one type, one size, ten minutes (SECURITY.md T32, T35). */
import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { environment } from './environment.ts';

const LIFETIME_SECONDS = 600;

export type SignedUpload = {
  client: S3Client;
  /** In the bucket `incoming`. It is ours: the browser cannot choose where it writes. */
  key: string;
  contentType: string;
  maxBytes: number;
  now: Date;
};

export async function signUpload({ client, key, contentType, maxBytes, now }: SignedUpload): Promise<{
  url: string;
  /** Sent as form fields before the file. */
  fields: Record<string, string>;
  expiresAt: string;
}> {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: environment.bucket('incoming'),
    Key: key,
    Expires: LIFETIME_SECONDS,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', contentType],
    ],
  });
  return { url, fields, expiresAt: new Date(now.getTime() + LIFETIME_SECONDS * 1_000).toISOString() };
}
