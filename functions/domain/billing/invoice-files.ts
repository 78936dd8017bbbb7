/** The PDFs of invoices, in the private bucket. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';
import type { InvoiceRow } from './billing-rows.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'documents', actions: ['GetObject'], prefix: 'invoices/' }] };

const client = new S3Client(clientDefaults);

export const invoiceFileKey = ({ accountId, invoiceId }: Pick<InvoiceRow, 'accountId' | 'invoiceId'>): string =>
  `invoices/${accountId}/${invoiceId}.pdf`;

/** As it is saved and attached: `XPage-XP-2026-000001.pdf`. */
export const invoiceFileName = ({ number }: Pick<InvoiceRow, 'number'>): string => `XPage-${number}.pdf`;

/** Throws `not_found` when it is gone. */
export async function readInvoiceFile(key: string): Promise<Buffer> {
  try {
    const { Body: body } = await client.send(
      new GetObjectCommand({ Bucket: environment.bucket('documents'), Key: key }),
    );
    return Buffer.from((await body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (isMissingObject(error)) throw new AppError('not_found');
    throw error;
  }
}
