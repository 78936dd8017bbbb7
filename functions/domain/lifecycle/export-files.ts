/** Files of exports, in the bucket `documents`, whose rule deletes them after seven days. */
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { zipLength, zipStream, type ZipEntry } from './zip-stream.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['GetObject', 'PutObject'], prefix: 'exports/' }],
};

const LINK_SECONDS = 300;

const client = new S3Client(clientDefaults);

/** A large file takes its time. A checksum would cut the stream into chunks, which S3 does not take this small. */
const uploads = new S3Client({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: 240_000 },
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

const placeOf = (accountId: string, exportId: string) => ({
  Bucket: environment.bucket('documents'),
  Key: `exports/${accountId}/${exportId}.zip`,
});

/** Streamed: an account may have a thousand pictures. A file that goes meanwhile makes it fail, and be made anew. */
export async function writeExport(
  accountId: string,
  exportId: string,
  entries: readonly ZipEntry[],
  at: Date,
): Promise<void> {
  await uploads.send(
    new PutObjectCommand({
      ...placeOf(accountId, exportId),
      Body: Readable.from(zipStream(entries, at), { objectMode: false }),
      ContentLength: await zipLength(entries, at),
      ContentType: 'application/zip',
    }),
  );
}

export function exportLink(accountId: string, exportId: string): Promise<string> {
  const ResponseContentDisposition = 'attachment; filename="xpage-account.zip"';
  const shown = new GetObjectCommand({ ...placeOf(accountId, exportId), ResponseContentDisposition });
  return getSignedUrl(client, shown, { expiresIn: LINK_SECONDS });
}
