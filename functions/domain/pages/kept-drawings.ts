/** Drawings that an owner asked for: in the bucket that is emptied every day, at a signed address for ten minutes. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'incoming', actions: ['PutObject', 'GetObject'], prefix: 'drawings/' }],
};

const LIFETIME_SECONDS = 600;

const types = { png: 'image/png', jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

export type KeptDrawing = { accountId: string; id: string; format: keyof typeof types; body: Buffer };

const client = new S3Client(clientDefaults);

export async function keepDrawing(
  { accountId, id, format, body }: KeptDrawing,
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const place = { Bucket: environment.bucket('incoming'), Key: `drawings/${accountId}/${id}.${format}` };
  await client.send(new PutObjectCommand({ ...place, Body: body, ContentType: types[format] }));
  const shown = new GetObjectCommand({ ...place, ResponseContentDisposition: `attachment; filename="page.${format}"` });
  const url = await getSignedUrl(client, shown, { expiresIn: LIFETIME_SECONDS });
  return { url, expiresAt: new Date(now.getTime() + LIFETIME_SECONDS * 1_000).toISOString() };
}
