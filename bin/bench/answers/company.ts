/** The company whose products the bench asks about, and its documents, read by the functions' own code. */
import { readFile } from 'node:fs/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { AccountRow } from '../../../functions/domain/accounts/account-rows.ts';
import type { CompanyRow } from '../../../functions/domain/companies/company-rows.ts';
import {
  documentKey,
  documentProductKey,
  folderOf,
  type DocumentProductRow,
  type DocumentRow,
} from '../../../functions/domain/documents/document-rows.ts';
import { ingestDocument } from '../../../functions/domain/knowledge/ingest-document.ts';
import type { ProductChat } from '../../../functions/domain/product-chat/find-chat.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { environment } from '../../../functions/kit/environment.ts';
import { createLogger } from '../../../functions/kit/logger.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { BenchDocument } from './documents.ts';
import type { PrintedDocument } from './print.ts';

/** A document that can be asked. */
export type ReadDocument = PrintedDocument & { fileId: string; chat: ProductChat; seconds: number };

const languages: Record<string, LanguageValue> = {
  en: 'en_us',
  de: 'de_de',
  ar: 'ar_ae',
  zh: 'zh_hk',
  th: 'th_th',
};

/** @param language two letters */
export function languageValue(language: string): LanguageValue {
  const value = languages[language];
  if (!value) throw new Error(`No language of visitors begins with "${language}".`);
  return value;
}

/** Of `limits` that no bench reaches. */
const PLAN = { id: 'team2', trialEndsAt: null } as const;

export async function readDocuments(printed: readonly PrintedDocument[]): Promise<ReadDocument[]> {
  const chats = new Map<string, ProductChat>();
  for (const { document } of printed) {
    if (!chats.has(document.product)) chats.set(document.product, await openChat(document));
  }
  const read: ReadDocument[] = [];
  for (const one of printed) {
    const chat = chats.get(one.document.product);
    if (chat) read.push(await readDocument(one, chat));
  }
  return read;
}

async function openChat({ product: name, language }: BenchDocument): Promise<ProductChat> {
  const at = new Date().toISOString();
  const companyId = ulid();
  const product: DocumentProductRow = {
    productId: ulid(),
    companyId,
    name,
    texts: {
      logo: null,
      greeting: '',
      description: '',
      suggestedQuestions: [],
      standardReply: '',
      language: languageValue(language),
    },
    share: { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] },
    knowledgeVersion: 0,
    files: 0,
    createdAt: at,
    changedAt: at,
  };
  await put(documentProductKey(companyId, product.productId), product);
  return { product, company: companyOf(companyId, at), founder: founderOf(companyId, at), agent: null };
}

function companyOf(companyId: string, at: string): CompanyRow {
  return { companyId, name: 'Bench', agencyName: 'bench', website: '', logo: null, products: 1, createdAt: at };
}

function founderOf(accountId: string, at: string): AccountRow {
  return {
    accountId,
    fullName: 'Bench',
    email: 'bench@example.com',
    phone: null,
    image: null,
    language: 'en_us',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    status: 'active',
    tokensValidAfter: 0,
    plan: PLAN,
    consent: { termsVersion: '1', isAdult: true, at },
    createdAt: at,
  };
}

async function readDocument(printed: PrintedDocument, chat: ProductChat): Promise<ReadDocument> {
  const { companyId, productId } = chat.product;
  const version = { companyId, productId, fileId: ulid(), version: 1 };
  const bytes = await readFile(printed.path);
  await put(documentKey(companyId, productId, version.fileId), rowOf(version, printed, bytes.length));
  await new S3Client({ forcePathStyle: true }).send(
    new PutObjectCommand({
      Bucket: environment.bucket('documents'),
      Key: `${folderOf(version)}source`,
      Body: bytes,
    }),
  );
  const startedAt = performance.now();
  await ingestDocument(version, { now: new Date(), log: createLogger(), id: ulid(), isLastTry: true });
  return { ...printed, chat, fileId: version.fileId, seconds: (performance.now() - startedAt) / 1_000 };
}

type Version = { companyId: string; productId: string; fileId: string; version: number };

function rowOf(version: Version, { document }: PrintedDocument, bytes: number): DocumentRow {
  return {
    ...version,
    name: `${document.id}.pdf`,
    kind: 'pdf',
    bytes,
    state: 'waiting',
    done: 0,
    total: 0,
    failure: null,
    warning: null,
    pages: 0,
    passages: 0,
    isShared: false,
    readyVersion: null,
    readyPassages: 0,
    addedAt: new Date().toISOString(),
    uploadId: '',
    versions: 1,
    queuedAt: '',
    former: null,
  };
}

async function put(key: { pk: string; sk: string }, row: object): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: environment.table('knowledge'), Item: { ...key, ...row } }));
}
