/** A stored picture, as the publish job needs it. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'media', actions: ['GetObject'], prefix: 'm/' }] };

const client = new S3Client(clientDefaults);

export async function readPicture(path: string): Promise<Buffer> {
  const { Body: body } = await client.send(
    new GetObjectCommand({ Bucket: environment.bucket('media'), Key: path.slice(1) }),
  );
  return Buffer.from((await body?.transformToByteArray()) ?? []);
}
