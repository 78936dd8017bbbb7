/** What the row of a document says of its reading. Every write is refused when another version has come, or it is gone. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DocumentFailure, DocumentState } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { JobContext } from '../../kit/job.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { documentKey, documentProductKey, type DocumentRow } from '../documents/document-rows.ts';
import type { DocumentVersion } from './stored-knowledge.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['UpdateItem', 'PutItem'] }] };

/** Another version is to be read by now, or the document was removed. */
export class Overtaken extends Error {}

/** `done` and `total` of the state that it is in: pages read, or passages indexed. */
export type Progress = { state: Extract<DocumentState, 'reading' | 'indexing'>; done: number; total: number };

/** @throws Overtaken */
export function tellProgress(version: DocumentVersion, { state, done, total }: Progress): Promise<void> {
  return update(version, 'SET #state = :state, done = :done, #total = :total', {
    ':state': state,
    ':done': done,
    ':total': total,
  });
}

/** What was ready before stays so. @throws Overtaken */
export function markFailed(version: DocumentVersion, failure: DocumentFailure): Promise<void> {
  return update(version, 'SET #state = :state, failure = :failure, done = :none, #total = :none', {
    ':state': 'failed',
    ':failure': failure,
    ':none': 0,
  });
}

async function update(version: DocumentVersion, expression: string, values: Record<string, unknown>): Promise<void> {
  try {
    await dynamo.send(new UpdateCommand(versionUpdate(version, expression, values)));
  } catch (error) {
    throw isConditionFailure(error) ? new Overtaken() : error;
  }
}

function versionUpdate(
  { companyId, productId, fileId, version }: DocumentVersion,
  expression: string,
  values: Record<string, unknown>,
) {
  return {
    TableName: environment.table('knowledge'),
    Key: documentKey(companyId, productId, fileId),
    UpdateExpression: expression,
    ConditionExpression: 'version = :version',
    ExpressionAttributeNames: { '#state': 'state', ...(expression.includes('#total') && { '#total': 'total' }) },
    ExpressionAttributeValues: { ':version': version, ...values },
  };
}

export type Ingested = {
  version: DocumentVersion;
  pages: number;
  passages: number;
  warning: DocumentRow['warning'];
};

/**
 * From here on visitors are answered from this version; what was made from the product's documents before is old, and the
 * version before is forgotten.
 * @throws Overtaken
 */
export async function markReady(row: DocumentRow, ingested: Ingested, { id, now }: JobContext): Promise<void> {
  const { version, pages, passages, warning } = ingested;
  const ready = versionUpdate(
    version,
    'SET #state = :ready, done = :passages, #total = :passages, failure = :none, warning = :warning, pages = :pages, ' +
      'passages = :passages, readyVersion = :version, readyPassages = :passages, former = :none',
    { ':ready': 'ready', ':passages': passages, ':pages': pages, ':warning': warning, ':none': null },
  );
  const raise = {
    TableName: environment.table('knowledge'),
    Key: documentProductKey(version.companyId, version.productId),
    UpdateExpression: 'ADD knowledgeVersion :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': 1 },
  };
  const { companyId, productId, fileId } = version;
  const payload = { companyId, productId, fileId, version: row.readyVersion };
  const forget = outboxPut('knowledge', { id: `${id}-FORGET`, job: 'forget-document', payload }, now);
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [{ Update: ready }, { Update: raise }, ...(row.readyVersion === null ? [] : [forget])],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.includes('ConditionalCheckFailed') ? new Overtaken() : error;
  }
}
