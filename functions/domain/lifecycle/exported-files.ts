/** The files that go into an export, by the data map: pictures, films and captions, the PDFs of invoices, and documents. */
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { BucketName } from '../../../shared/model/resources.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { InvoiceRow } from '../billing/billing-rows.ts';
import { invoiceFileName } from '../billing/invoice-files.ts';
import { DocumentProductRow, DocumentRow, folderOf } from '../documents/document-rows.ts';
import { foldersOf } from './data-map.ts';
import type { ExportedRows } from './export-rows.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'media', actions: ['ListBucket', 'GetObject'], prefix: 'm/' },
    { bucket: 'documents', actions: ['ListBucket', 'GetObject'], prefix: 'invoices/' },
    { bucket: 'documents', actions: ['ListBucket', 'GetObject'], prefix: 'knowledge/' },
  ],
};

const NamedProduct = DocumentProductRow.pick({ productId: true, name: true });
const ReadyDocument = DocumentRow.pick({
  companyId: true,
  productId: true,
  fileId: true,
  name: true,
  readyVersion: true,
});
const NumberedInvoice = InvoiceRow.pick({ number: true, file: true });

const client = new S3Client(clientDefaults);

/** `name` is that in the export; `key` and `bytes` are those of the bucket. */
export type ExportedFile = { name: string; bucket: BucketName; key: string; bytes: number };

export async function listExportedFiles(accountId: string, rows: ExportedRows): Promise<ExportedFile[]> {
  const named = new Map([...invoiceNames(rows), ...documentNames(rows)]);
  const files: ExportedFile[] = [];
  for (const { bucket, prefix, exportedTo } of foldersOf(accountId)) {
    if (exportedTo === undefined) continue;
    for await (const { key, bytes } of objectsIn(bucket, prefix)) {
      const name = named.get(key);
      // Beside a document stand its pages and index, which are made from it.
      if (exportedTo === 'documents' && name === undefined) continue;
      files.push({ name: `${exportedTo}/${name ?? key.slice(prefix.length)}`, bucket, key, bytes });
    }
  }
  return files;
}

/** Invoices are called by their numbers; by key. */
function invoiceNames(rows: ExportedRows): Map<string, string> {
  const invoices = z.array(NumberedInvoice).parse(rows.get('billing/invoice') ?? []);
  return new Map(
    invoices.flatMap((invoice) => (invoice.file === null ? [] : [[invoice.file, invoiceFileName(invoice)]])),
  );
}

/** Documents that are ready are called as on the device, in a folder of their product; by key. */
function documentNames(rows: ExportedRows): Map<string, string> {
  const products = z.array(NamedProduct).parse(rows.get('company/product') ?? []);
  const documents = z.array(ReadyDocument).parse(rows.get('company/file') ?? []);
  return new Map(
    documents.flatMap(({ readyVersion: version, name, ...document }) => {
      if (version === null) return [];
      const product = products.find(({ productId }) => productId === document.productId)?.name ?? '';
      return [[`${folderOf({ ...document, version })}source`, [product, document.fileId, name].map(asPart).join('/')]];
    }),
  );
}

/** What somebody wrote as one part of a path that leads nowhere else. */
const asPart = (text: string): string => text.replaceAll(/[/\\\p{Cc}]/gu, ' ').replace(/^\.*$/, '_');

async function* objectsIn(bucket: BucketName, prefix: string): AsyncGenerator<{ key: string; bytes: number }> {
  const place = { Bucket: environment.bucket(bucket), Prefix: prefix };
  for (let after = ''; ;) {
    const { Contents: objects = [] } = await client.send(
      new ListObjectsV2Command({ ...place, ...(after && { StartAfter: after }) }),
    );
    for (const { Key: key = '', Size: bytes = 0 } of objects) yield { key, bytes };
    const last = objects.at(-1)?.Key;
    if (last === undefined) return;
    after = last;
  }
}

export async function* readExportedFile({ bucket, key }: ExportedFile): AsyncGenerator<Uint8Array> {
  const { Body: body } = await client.send(new GetObjectCommand({ Bucket: environment.bucket(bucket), Key: key }));
  if (body) yield* body as Readable;
}
