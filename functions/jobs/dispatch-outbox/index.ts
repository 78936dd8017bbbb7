/**
 * Job `dispatch-outbox`: reads the streams of the tables and puts each new outbox row on the queue of its job. A row
 * that comes twice is queued twice: jobs are safe to repeat.
 */
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { createLogger } from '../../kit/logger.ts';
import { enqueue, StoredOutboxRow } from '../../kit/queues.ts';

type Image = Parameters<typeof unmarshall>[0];

export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    try {
      await dispatch(record);
    } catch (error) {
      createLogger().error('outbox.dispatch_failed', error);
      // A stream is read in order: what follows the failed record comes again with it.
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function dispatch({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  if (eventName !== 'INSERT' || !dynamodb?.NewImage?.['pk']?.S?.startsWith('OUTBOX#')) return;
  const row = StoredOutboxRow.safeParse(unmarshall(dynamodb.NewImage as Image));
  // Trying again cannot mend it, and all that follows in the stream would wait for it.
  if (!row.success) return createLogger().error('outbox.row_malformed', row.error);
  await enqueue(row.data);
}
