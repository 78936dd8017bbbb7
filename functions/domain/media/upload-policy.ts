/** POST policies for uploads: one key, one type, one size, ten minutes (SECURITY.md T32, T35). */
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { MAX_CV_BYTES, MAX_PHOTO_BYTES, type UploadPurpose } from '../../../shared/calls/page-assets.ts';
import { MAX_DOCUMENT_BYTES } from '../../../shared/model/document-product.ts';
import { MAX_FILM_BYTES } from '../../../shared/model/film.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'incoming', actions: ['PutObject'], prefix: 'photos/' },
    { bucket: 'incoming', actions: ['PutObject'], prefix: 'cvs/' },
    { bucket: 'incoming', actions: ['PutObject'], prefix: 'documents/' },
  ],
};

/** Where each kind of upload lies, and its largest size in bytes. */
const uploads: Record<UploadPurpose, { folder: string; maxBytes: number }> = {
  photo: { folder: 'photos', maxBytes: MAX_PHOTO_BYTES },
  film: { folder: 'photos', maxBytes: MAX_FILM_BYTES },
  cv: { folder: 'cvs', maxBytes: MAX_CV_BYTES },
  document: { folder: 'documents', maxBytes: MAX_DOCUMENT_BYTES },
};

const LIFETIME_SECONDS = 600;

const client = new S3Client(clientDefaults);

/** The key is ours: the browser cannot choose where it writes. */
export const uploadKey = (purpose: UploadPurpose, accountId: string, uploadId: string): string =>
  `${uploads[purpose].folder}/${accountId}/${uploadId}`;

export async function createUploadPolicy(
  purpose: UploadPurpose,
  accountId: string,
  uploadId: string,
  contentType: string,
  now: Date,
): Promise<{ url: string; fields: Record<string, string>; expiresAt: string }> {
  const key = uploadKey(purpose, accountId, uploadId);
  const { url, fields } = await createPresignedPost(client, {
    Bucket: environment.bucket('incoming'),
    Key: key,
    Expires: LIFETIME_SECONDS,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', 1, uploads[purpose].maxBytes],
      ['eq', '$Content-Type', contentType],
    ],
  });
  return { url, fields, expiresAt: new Date(now.getTime() + LIFETIME_SECONDS * 1_000).toISOString() };
}
