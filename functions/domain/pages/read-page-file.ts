/** A file of a live page. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'pages', actions: ['GetObject'], prefix: 'live/' }] };

const s3 = new S3Client(clientDefaults);

/** null when there is none. */
export async function readPageFile(key: string): Promise<string | null> {
  const body = await readPageBytes(key);
  return body && body.toString();
}

export async function readPageBytes(key: string): Promise<Buffer | null> {
  try {
    const { Body: body } = await s3.send(new GetObjectCommand({ Bucket: environment.bucket('pages'), Key: key }));
    return Buffer.from((await body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}
