/** What owners upload: where it goes, and how large it may be. */
import { S3Client } from '@aws-sdk/client-s3';
import { MAX_CV_BYTES, MAX_PHOTO_BYTES, type UploadPurpose } from '../../../shared/calls/page-assets.ts';
import { MAX_DOCUMENT_BYTES } from '../../../shared/model/document-product.ts';
import { MAX_FILM_BYTES } from '../../../shared/model/film.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { signUpload } from '../../kit/sign-upload.ts';

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

const client = new S3Client(clientDefaults);

/** The key is ours: the browser cannot choose where it writes. */
export const uploadKey = (purpose: UploadPurpose, accountId: string, uploadId: string): string =>
  `${uploads[purpose].folder}/${accountId}/${uploadId}`;

export function createUploadPolicy(
  purpose: UploadPurpose,
  accountId: string,
  uploadId: string,
  contentType: string,
  now: Date,
): ReturnType<typeof signUpload> {
  const key = uploadKey(purpose, accountId, uploadId);
  return signUpload({ client, key, contentType, maxBytes: uploads[purpose].maxBytes, now });
}
