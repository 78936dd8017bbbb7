/**
 * Attaches documents to products, changes them and has them read (rows: document-rows.ts). Each reading is a version with
 * a folder of its own; visitors are answered from the one before until it is ready. What changes, and the work that
 * follows, is one transaction.
 */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_DOCUMENTS, type DocumentKind } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { uploadKey } from '../media/upload-policy.ts';
import { kindOfBytes } from '../knowledge/kind-of-bytes.ts';
import { copySource, deleteUpload, readHead } from './document-files.ts';
import {
  documentKey,
  documentProductKey,
  DocumentRow,
  folderOf,
  readyFile,
  type DocumentProductRow,
} from './document-rows.ts';
import { findDocument, readDocumentProduct } from './read-documents.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem', 'UpdateItem', 'DeleteItem'] }] };

type Upload = { uploadId: string; name: string };

/** In the folder of a version. */
const sourceKey = (row: Parameters<typeof folderOf>[0]): string => `${folderOf(row)}source`;

/**
 * The upload's id becomes the document's, so that an upload is attached once. Throws `documents_full`,
 * `document_too_large`, `document_kind_unknown`, and `not_found` for an upload that is not there.
 */
export async function addDocument(
  context: OwnerContext,
  product: DocumentProductRow,
  upload: Upload,
): Promise<DocumentRow> {
  const { companyId, productId } = product;
  const find = () => findDocument(companyId, productId, upload.uploadId);
  const known = await find();
  if (known) {
    await deleteUpload(uploadKey('document', context.actor.id, upload.uploadId));
    return known;
  }
  try {
    return await attach(context, product, upload);
  } catch (error) {
    // The same request may have come twice, and the other one have attached the upload and taken it away meanwhile.
    const attached = await find();
    if (attached) return attached;
    throw error;
  }
}

async function attach(
  context: OwnerContext,
  { companyId, productId, files }: DocumentProductRow,
  { uploadId, name }: Upload,
): Promise<DocumentRow> {
  if (files >= MAX_DOCUMENTS) throw new AppError('documents_full');
  const { key, bytes, kind } = await lookAt(context, { uploadId, name });
  const at = context.now.toISOString();
  const row: DocumentRow = {
    ...{ fileId: uploadId, productId, companyId, name, kind, bytes, uploadId },
    ...{ ...toBeRead, pages: 0, passages: 0, version: 1, versions: 1, readyVersion: null, readyPassages: 0 },
    ...{ isShared: false, addedAt: at, queuedAt: at, former: null },
  };
  await copySource({ bucket: 'incoming', key }, sourceKey(row));
  if (!(await writeNew(context, row))) throw new AppError('conflict');
  await deleteUpload(key);
  return row;
}

/** False when it is there already. */
async function writeNew(context: OwnerContext, row: DocumentRow): Promise<boolean> {
  const { companyId, productId, fileId } = row;
  const Item = { ...documentKey(companyId, productId, fileId), ...row };
  const put = { TableName: environment.table('knowledge'), Item, ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: put }, countFiles(context, row, 1), reading(context, row, row.version)],
      }),
    );
    return true;
  } catch (error) {
    const [ofRow, ofProduct] = cancellationReasons(error) ?? [];
    if (ofRow === 'ConditionalCheckFailed') return false;
    if (ofProduct !== 'ConditionalCheckFailed') throw error;
    const product = await readDocumentProduct(companyId, productId);
    throw new AppError(product ? 'documents_full' : 'not_found');
  }
}

/** Throws as `addDocument` does, and `conflict` when another file came at the same time. */
export async function replaceDocument(context: OwnerContext, row: DocumentRow, upload: Upload): Promise<DocumentRow> {
  if (row.uploadId === upload.uploadId) {
    await deleteUpload(uploadKey('document', context.actor.id, upload.uploadId));
    return row;
  }
  const { key, bytes, kind } = await lookAt(context, upload);
  const file = { name: upload.name, kind, bytes, uploadId: upload.uploadId };
  const replaced = await readAnew(context, row, { bucket: 'incoming', key }, file);
  await deleteUpload(key);
  return replaced;
}

/** The same file, with the reader of today. */
export function rereadDocument(context: OwnerContext, row: DocumentRow): Promise<DocumentRow> {
  return readAnew(context, row, { bucket: 'documents', key: sourceKey(row) }, {});
}

const toBeRead = { state: 'waiting', done: 0, total: 0, failure: null, warning: null } as const;

type File = { name: string; kind: DocumentKind; bytes: number; uploadId: string };

async function readAnew(
  context: OwnerContext,
  row: DocumentRow,
  from: { bucket: 'incoming' | 'documents'; key: string },
  file: File | Record<string, never>,
): Promise<DocumentRow> {
  const version = await nextVersion(row);
  // This very reading was ordered, and broken off after it.
  if (row.version === version) return row;
  const after: DocumentRow = {
    ...row,
    ...file,
    ...toBeRead,
    ...{ version, versions: version, former: readyFile(row), queuedAt: context.now.toISOString() },
  };
  await copySource(from, sourceKey(after));
  const changed = { ...file, ...toBeRead, version, former: after.former, queuedAt: after.queuedAt };
  // What never became ready is nobody's any more.
  const left = row.version === row.readyVersion ? [] : [forgetting(context, row, row.version)];
  try {
    const items = [setOnRow(row, changed), touchProduct(context, row), reading(context, row, version), ...left];
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (!cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw error;
    throw new AppError((await findDocument(row.companyId, row.productId, row.fileId)) ? 'conflict' : 'not_found');
  }
  return after;
}

/** A number that no other reading has: two files at the same time never share a folder. */
async function nextVersion({ companyId, productId, fileId }: DocumentRow): Promise<number> {
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('knowledge'),
        Key: documentKey(companyId, productId, fileId),
        UpdateExpression: 'ADD versions :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return DocumentRow.pick({ versions: true }).parse(row).versions;
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}

/** The transaction item that begins another reading, unless a later one has begun. */
function setOnRow(row: DocumentRow, values: Partial<DocumentRow>): TransactItem {
  const entries = Object.entries(values);
  return {
    Update: {
      TableName: environment.table('knowledge'),
      Key: documentKey(row.companyId, row.productId, row.fileId),
      UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
      ConditionExpression: 'version = :seen',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: {
        ':seen': row.version,
        ...Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
      },
    },
  };
}

/** Throws `not_found` when the document was removed in between. */
export async function changeDocument(
  row: DocumentRow,
  { name, isShared }: Pick<DocumentRow, 'name' | 'isShared'>,
): Promise<DocumentRow> {
  try {
    const { Attributes: after } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('knowledge'),
        Key: documentKey(row.companyId, row.productId, row.fileId),
        UpdateExpression: 'SET #name = :name, isShared = :shared',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name, ':shared': isShared },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return DocumentRow.parse(after);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}

/** Nothing of them is answered from now on; their files and vectors follow. Those that are gone already are skipped. */
export async function removeDocuments(context: OwnerContext, rows: readonly DocumentRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const TableName = environment.table('knowledge');
  const items = rows.flatMap((row): TransactItem[] => {
    const Key = documentKey(row.companyId, row.productId, row.fileId);
    const gone = { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } };
    return [gone, forgetting(context, row, null)];
  });
  try {
    const counted = countFiles(context, first, -rows.length);
    await dynamo.send(new TransactWriteCommand({ TransactItems: [counted, ...items] }));
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (!reasons?.includes('ConditionalCheckFailed')) throw error;
    // The product's own counts stand in the first item; each document has two.
    const left = rows.filter((_, index) => reasons[1 + 2 * index] !== 'ConditionalCheckFailed');
    if (left.length === rows.length) throw new AppError('not_found');
    await removeDocuments(context, left);
  }
}

/** Files and knowledge of the product, which must be there and have room. */
function countFiles({ now }: OwnerContext, { companyId, productId }: Place, files: number): TransactItem {
  const isMore = files > 0;
  return {
    Update: {
      TableName: environment.table('knowledge'),
      Key: documentProductKey(companyId, productId),
      UpdateExpression: `ADD #files :files${isMore ? '' : ', knowledgeVersion :one'} SET changedAt = :now`,
      ConditionExpression: `attribute_exists(pk)${isMore ? ' AND #files < :most' : ''}`,
      ExpressionAttributeNames: { '#files': 'files' },
      ExpressionAttributeValues: {
        ':files': files,
        ':now': now.toISOString(),
        ...(isMore ? { ':most': MAX_DOCUMENTS } : { ':one': 1 }),
      },
    },
  };
}

type Place = Pick<DocumentRow, 'companyId' | 'productId'>;

function touchProduct({ now }: OwnerContext, { companyId, productId }: Place): TransactItem {
  return {
    Update: {
      TableName: environment.table('knowledge'),
      Key: documentProductKey(companyId, productId),
      UpdateExpression: 'SET changedAt = :now',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
}

type FileOf = Pick<DocumentRow, 'companyId' | 'productId' | 'fileId'>;

function reading({ newId, now }: OwnerContext, { companyId, productId, fileId }: FileOf, version: number) {
  const payload = { companyId, productId, fileId, version };
  return outboxPut('knowledge', { id: newId(), job: 'ingest-document', payload }, now);
}

/** The work that deletes files and vectors, once. @param version null: all of them; so is a `fileId` */
export function forgetting(
  { now }: OwnerContext,
  { companyId, productId, fileId }: Place & { fileId: string | null },
  version: number | null,
): TransactItem {
  const payload = { companyId, productId, fileId, version };
  const id = `FORGET-${productId}-${fileId ?? 'all'}-${version ?? 'all'}`;
  return outboxPut('knowledge', { id, job: 'forget-document', payload }, now);
}

async function lookAt({ actor }: OwnerContext, { uploadId, name }: Upload) {
  const key = uploadKey('document', actor.id, uploadId);
  const { bytes, head } = await readHead(key);
  const kind = kindOfBytes(head, name);
  if (!kind) throw new AppError('document_kind_unknown');
  return { key, bytes, kind };
}
