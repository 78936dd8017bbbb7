/** Files of exports, in the bucket `documents`, whose rule deletes them after seven days. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['GetObject', 'PutObject'], prefix: 'exports/' }],
};

const LINK_SECONDS = 300;

const client = new S3Client(clientDefaults);

const placeOf = (accountId: string, exportId: string) => ({
  Bucket: environment.bucket('documents'),
  Key: `exports/${accountId}/${exportId}.zip`,
});

export async function writeExport(accountId: string, exportId: string, body: Uint8Array): Promise<void> {
  const place = placeOf(accountId, exportId);
  await client.send(new PutObjectCommand({ ...place, Body: body, ContentType: 'application/zip' }));
}

export function exportLink(accountId: string, exportId: string): Promise<string> {
  const ResponseContentDisposition = 'attachment; filename="xpage-account.zip"';
  const shown = new GetObjectCommand({ ...placeOf(accountId, exportId), ResponseContentDisposition });
  return getSignedUrl(client, shown, { expiresIn: LINK_SECONDS });
}
