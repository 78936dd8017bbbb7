/** Files of applications in their buckets: POST policies of ten minutes, links of five (SECURITY.md T32, T35). */
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { clientDefaults } from '../../../kit/clients/credentials.ts';
import { isMissingObject } from '../../../kit/clients/missing-object.ts';
import { contentDisposition } from '../../../kit/content-disposition.ts';
import { environment } from '../../../kit/environment.ts';
import { signUpload, type SignedUpload } from '../../../kit/sign-upload.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'incoming', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'applications/' },
    { bucket: 'documents', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'applications/' },
  ],
};

const LINK_SECONDS = 300;

/** The largest video takes longer than a picture. */
const client = new S3Client({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: 20_000 },
});

export const signFileUpload = (upload: Omit<SignedUpload, 'client'>) => signUpload({ client, ...upload });

/** Throws `not_found` when nothing came under the key. */
export const readIncoming = (key: string): Promise<Buffer> => read('incoming', key);
export const readStored = (key: string): Promise<Buffer> => read('documents', key);

async function read(bucket: 'incoming' | 'documents', key: string): Promise<Buffer> {
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: environment.bucket(bucket), Key: key }));
    return Buffer.from((await body?.transformToByteArray()) ?? []);
  } catch (error) {
    throw isMissingObject(error) ? new AppError('not_found') : error;
  }
}

export async function store(key: string, body: Buffer, contentType: string): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: environment.bucket('documents'), Key: key, Body: body, ContentType: contentType }),
  );
}

export async function deleteObject(bucket: 'incoming' | 'documents', key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: environment.bucket(bucket), Key: key }));
}

/** Saved under its name, and never shown in a page of ours by its own type. */
export async function signFileRead(key: string, name: string, now: Date): Promise<{ url: string; expiresAt: string }> {
  const command = new GetObjectCommand({
    Bucket: environment.bucket('documents'),
    Key: key,
    ResponseContentDisposition: contentDisposition(name),
  });
  const url = await getSignedUrl(client, command, { expiresIn: LINK_SECONDS });
  return { url, expiresAt: new Date(now.getTime() + LINK_SECONDS * 1_000).toISOString() };
}
