/** Documents as they were uploaded, and their place in the bucket once they belong to a product. */
import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { MAX_DOCUMENT_BYTES } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'incoming', actions: ['GetObject', 'DeleteObject'], prefix: 'documents/' },
    { bucket: 'documents', actions: ['GetObject', 'PutObject'], prefix: 'knowledge/' },
  ],
};

/** By which a file is known: what it begins with. */
const HEAD_BYTES = 65_536;

/** Copying the largest document takes longer than a read. */
const client = new S3Client({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: 20_000 },
});

/** How large an upload is, and how it begins. Throws `not_found`, `document_too_large`. */
export async function readHead(key: string): Promise<{ bytes: number; head: Buffer }> {
  const { ContentRange: range, Body: body } = await readOrThrow(key);
  const head = Buffer.from((await body?.transformToByteArray()) ?? []);
  const bytes = Number(range?.split('/')[1] ?? head.length);
  if (bytes > MAX_DOCUMENT_BYTES) throw new AppError('document_too_large');
  return { bytes, head };
}

async function readOrThrow(key: string) {
  try {
    const Range = `bytes=0-${HEAD_BYTES - 1}`;
    return await client.send(new GetObjectCommand({ Bucket: environment.bucket('incoming'), Key: key, Range }));
  } catch (error) {
    if (isMissingObject(error)) throw new AppError('not_found');
    throw error;
  }
}

/** @param from a key of the bucket `incoming`, or of `documents` for a document that is read again */
export async function copySource(from: { bucket: 'incoming' | 'documents'; key: string }, to: string): Promise<void> {
  await client.send(
    new CopyObjectCommand({
      Bucket: environment.bucket('documents'),
      Key: to,
      CopySource: `${environment.bucket(from.bucket)}/${from.key}`,
    }),
  );
}

/** What was taken from it is not to lie there for the rest of the day. */
export async function deleteUpload(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: environment.bucket('incoming'), Key: key }));
}
