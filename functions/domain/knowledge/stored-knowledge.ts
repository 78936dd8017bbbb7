/**
 * Reads what lies in the bucket `documents` of a version of a document (places: ../documents/document-rows.ts). A version
 * never changes once it is ready, so what was read is kept while the function is warm.
 */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';
import { folderOf } from '../documents/document-rows.ts';
import { createByteCache } from './byte-cache.ts';
import { DocumentPage, KeptPassage } from './document-page.ts';
import { type LexicalIndex, openLexicalIndex } from './lexical-index.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'documents', actions: ['GetObject'], prefix: 'knowledge/' }] };

export type DocumentVersion = Parameters<typeof folderOf>[0];

const MEGABYTE = 1024 * 1024;

/** The largest documents have fifty of them. */
const PATIENCE_MS = 20_000;

const client = new S3Client({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: PATIENCE_MS },
});

const indexes = createByteCache<LexicalIndex>(384 * MEGABYTE);
const passages = createByteCache<KeptPassage[]>(64 * MEGABYTE);
const pages = createByteCache<DocumentPage[]>(64 * MEGABYTE);

/** As it was uploaded. Throws KnowledgeLost, as all here do. */
export function readSource(version: DocumentVersion): Promise<Uint8Array> {
  return readBytes(`${folderOf(version)}source`);
}

export function readPages(version: DocumentVersion): Promise<DocumentPage[]> {
  return pages.get(folderOf(version), () => readJson(`${folderOf(version)}pages.json`, z.array(DocumentPage)));
}

export function readPassages(version: DocumentVersion): Promise<KeptPassage[]> {
  return passages.get(folderOf(version), () => readJson(`${folderOf(version)}passages.json`, z.array(KeptPassage)));
}

export function readLexicalIndex(version: DocumentVersion): Promise<LexicalIndex> {
  return indexes.get(folderOf(version), async () => {
    const key = `${folderOf(version)}index.bin`;
    const index = parsed(key, await readBytes(key), openLexicalIndex);
    return { value: index, bytes: index.bytes };
  });
}

async function readJson<Value>(key: string, schema: z.ZodType<Value>): Promise<{ value: Value; bytes: number }> {
  const bytes = await readBytes(key);
  const value = parsed(key, bytes, () => schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))));
  return { value, bytes: bytes.length };
}

/** A file of a version is not there any more, as when it was forgotten, or is not what was written. */
export class KnowledgeLost extends Error {}

function parsed<Value>(key: string, bytes: Uint8Array, parse: (bytes: Uint8Array) => Value): Value {
  try {
    return parse(bytes);
  } catch (error) {
    throw new KnowledgeLost(`${key} is damaged.`, { cause: error });
  }
}

async function readBytes(key: string): Promise<Uint8Array> {
  try {
    const { Body: body } = await client.send(
      new GetObjectCommand({ Bucket: environment.bucket('documents'), Key: key }),
    );
    return (await body?.transformToByteArray()) ?? new Uint8Array();
  } catch (error) {
    throw isMissingObject(error) ? new KnowledgeLost(`${key} is not there.`, { cause: error }) : error;
  }
}
