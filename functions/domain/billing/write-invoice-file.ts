/** Keeps the PDF of an invoice: only the job that draws it may. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'documents', actions: ['PutObject'], prefix: 'invoices/' }] };

const client = new S3Client(clientDefaults);

export async function writeInvoiceFile(key: string, body: Buffer): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('documents'),
      Key: key,
      Body: body,
      ContentType: 'application/pdf',
    }),
  );
}
