/** Puts outbox rows on the queue of their job. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { jobNames, outboxTables } from '../../shared/model/resources.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import * as z from 'zod';
import { clientDefaults } from './clients/credentials.ts';
import { environment } from './environment.ts';
import type { JobMessage } from './job-message.ts';

export const needs: StoreNeeds = { queues: jobNames };

const client = new SQSClient(clientDefaults);

/** An outbox row as the table holds it. */
export const StoredOutboxRow = z.object({
  pk: z.string().startsWith('OUTBOX#'),
  table: z.enum(outboxTables),
  job: z.enum(jobNames),
  payload: z.record(z.string(), z.unknown()),
});
export type StoredOutboxRow = z.infer<typeof StoredOutboxRow>;

export async function enqueue(row: StoredOutboxRow): Promise<void> {
  const message: JobMessage = { id: row.pk.slice('OUTBOX#'.length), table: row.table, payload: row.payload };
  await client.send(
    new SendMessageCommand({ QueueUrl: environment.queue(row.job), MessageBody: JSON.stringify(message) }),
  );
}
