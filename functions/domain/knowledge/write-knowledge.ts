/** Writes what was read of a version of a document, for stored-knowledge.ts to read. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { folderOf } from '../documents/document-rows.ts';
import type { DocumentPage, KeptPassage } from './document-page.ts';
import { indexedText, makeLexicalIndex } from './lexical-index.ts';
import type { DocumentVersion } from './stored-knowledge.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'documents', actions: ['PutObject'], prefix: 'knowledge/' }] };

/** A thousand pages with the places of their lines. */
const PATIENCE_MS = 20_000;

const client = new S3Client({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: PATIENCE_MS },
});

const JSON_TYPE = 'application/json';

/** As it was uploaded: of a version that is read from the file of another. */
export function writeSource(version: DocumentVersion, source: Uint8Array): Promise<void> {
  return write(`${folderOf(version)}source`, source, 'application/octet-stream');
}

export function writePages(version: DocumentVersion, pages: readonly DocumentPage[]): Promise<void> {
  return write(`${folderOf(version)}pages.json`, JSON.stringify(pages), JSON_TYPE);
}

export function writePassages(version: DocumentVersion, passages: readonly KeptPassage[]): Promise<void> {
  return write(`${folderOf(version)}passages.json`, JSON.stringify(passages), JSON_TYPE);
}

export function writeLexicalIndex(version: DocumentVersion, passages: readonly KeptPassage[]): Promise<void> {
  const index = makeLexicalIndex(passages.map(indexedText));
  return write(`${folderOf(version)}index.bin`, index, 'application/octet-stream');
}

async function write(key: string, body: string | Uint8Array, type: string): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: environment.bucket('documents'), Key: key, Body: body, ContentType: type }),
  );
}
