/**
 * Has a document read again of which something is lost that visitors are answered from: what was made of its file can be
 * made of it once more. It is a version of its own, as versions never change once they are ready (stored-knowledge.ts).
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { createLogger } from '../../kit/logger.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { documentKey, readyFile, type DocumentRow } from '../documents/document-rows.ts';
import type { Reading } from './ingest-document.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['UpdateItem', 'PutItem'] }] };

/** Reading it once more so soon would help no more than it did. */
const PAUSE_MS = 3_600_000;

/**
 * Once, however many ask for it, and not while it is being read. Never throws: who asks has a visitor to answer.
 * @param row as it was read for this question
 */
export async function readAgain(row: DocumentRow, error: Error, now: Date): Promise<void> {
  const { fileId, readyVersion } = row;
  const log = createLogger();
  log.error('knowledge.lost', error, { file: fileId, version: readyVersion });
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: readingOf(row, now) }));
  } catch (refused) {
    // Cancelled: somebody else is at it, or it was read a moment ago.
    if (!cancellationReasons(refused)) log.error('knowledge.not_read_again', refused, { file: fileId });
  }
}

function readingOf(row: DocumentRow, now: Date) {
  const { companyId, productId, fileId, versions } = row;
  const version = versions + 1;
  const reading: Reading = { companyId, productId, fileId, version, sourceVersion: row.version };
  return [
    {
      Update: {
        TableName: environment.table('knowledge'),
        Key: documentKey(companyId, productId, fileId),
        UpdateExpression:
          'SET version = :next, versions = :next, former = :former, queuedAt = :now, #state = :waiting, done = :none, #total = :none',
        // A number is given out once: whoever else begins a reading raises `versions` too.
        ConditionExpression: '#state = :ready AND version = :seen AND versions = :versions AND queuedAt < :before',
        ExpressionAttributeNames: { '#state': 'state', '#total': 'total' },
        ExpressionAttributeValues: {
          ':next': version,
          ':former': readyFile(row),
          ':now': now.toISOString(),
          ':before': new Date(now.getTime() - PAUSE_MS).toISOString(),
          ':waiting': 'waiting',
          ':none': 0,
          ':ready': 'ready',
          ':seen': row.version,
          ':versions': versions,
        },
      },
    },
    outboxPut('knowledge', { id: `READING-${fileId}-${version}`, job: 'ingest-document', payload: reading }, now),
  ];
}
