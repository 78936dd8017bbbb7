/** Fonts as they were built, in the bucket of the app. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'site', actions: ['GetObject'], prefix: 'assets/f/' }] };

const client = new S3Client(clientDefaults);

/** @param path on the app's origin, as the library of fonts has it */
export async function readFontFile(path: string): Promise<Buffer> {
  const { Body: body } = await client.send(
    new GetObjectCommand({ Bucket: environment.bucket('site'), Key: path.slice(1) }),
  );
  return Buffer.from((await body?.transformToByteArray()) ?? []);
}
