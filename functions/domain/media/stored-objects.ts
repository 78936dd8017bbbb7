/** Uploads as they came, and pictures as they are shown. */
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'incoming', actions: ['GetObject', 'DeleteObject'], prefix: 'photos/' },
    { bucket: 'incoming', actions: ['GetObject', 'DeleteObject'], prefix: 'cvs/' },
    { bucket: 'media', actions: ['PutObject'], prefix: 'm/' },
  ],
};

const client = new S3Client(clientDefaults);

/** The upload's bytes; throws `not_found`, or that it is too large, whatever the policy let pass. */
export async function readUpload(
  key: string,
  maxBytes: number,
  tooLarge: ErrorCode = 'file_too_large',
): Promise<Buffer> {
  try {
    const { Body: body, ContentLength: length } = await client.send(
      new GetObjectCommand({ Bucket: environment.bucket('incoming'), Key: key }),
    );
    if ((length ?? 0) > maxBytes) throw new AppError(tooLarge);
    return Buffer.from((await body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (isMissingObject(error)) throw new AppError('not_found');
    throw error;
  }
}

export async function deleteUpload(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: environment.bucket('incoming'), Key: key }));
}

/** Pictures never change under their name: they may be kept for a year. */
export async function writePicture(path: string, body: Buffer): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('media'),
      Key: path.slice(1),
      Body: body,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}
