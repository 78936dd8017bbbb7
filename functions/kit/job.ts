/** The Lambda of a job: takes outbox rows from its queue, does each, deletes the row, and reports the failed ones. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { outboxTables } from '../../shared/model/resources.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { JobMessage } from './job-message.ts';
import { createLogger, logAs, type Logger } from './logger.ts';
import { postpone } from './own-queue.ts';

export const needs: StoreNeeds = {
  tables: outboxTables.map((table) => ({ table, actions: ['DeleteItem'] })),
};

export type JobContext = {
  now: Date;
  log: Logger;
  /** The outbox row's id: the same on every repetition. */
  id: string;
  /** Whether the queue gives up after this try. */
  isLastTry: boolean;
};

/** The queue's maxReceiveCount. */
const MOST_TRIES = 5;

/** Pause before the next try, by how often it was tried. */
const PAUSES_SECONDS = [2, 10, 30, 90];

/**
 * What goes around the work: it runs it, or leaves it to whoever is at it, whose row stays. `holder` is the message's id,
 * the same on every repetition.
 */
export type JobFrame = (message: JobMessage, holder: string, run: () => Promise<void>) => Promise<'done' | 'left'>;

const noFrame: JobFrame = async (_message, _holder, run) => {
  await run();
  return 'done';
};

/** `work` must be safe to repeat. */
export function job<Payload>(
  payload: z.ZodType<Payload>,
  work: (payload: Payload, context: JobContext) => Promise<void>,
  frame: JobFrame = noFrame,
) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      event.Records.map((record) => logAs({ messageId: record.messageId }, () => runOne(record, payload, work, frame))),
    );
    return { batchItemFailures: failed.flatMap((id) => (id === null ? [] : [{ itemIdentifier: id }])) };
  };
}

async function runOne<Payload>(
  record: SQSRecord,
  schema: z.ZodType<Payload>,
  work: (payload: Payload, context: JobContext) => Promise<void>,
  frame: JobFrame,
): Promise<string | null> {
  const log = createLogger();
  try {
    const message = JobMessage.parse(JSON.parse(record.body));
    const payload = schema.parse(message.payload);
    const context = { now: new Date(), log, id: message.id, isLastTry: isLastTry(record) };
    const outcome = await frame(message, record.messageId, () => work(payload, context));
    if (outcome === 'done') await deleteRow(message);
    return null;
  } catch (error) {
    log.error('job.failed', error);
    await comeAgainSoon(record, log);
    return record.messageId;
  }
}

/** Without it a failed message would come again only when the whole visibility timeout is over. */
async function comeAgainSoon(record: SQSRecord, log: Logger): Promise<void> {
  const tries = Number(record.attributes.ApproximateReceiveCount);
  try {
    await postpone(record.receiptHandle, PAUSES_SECONDS[tries - 1] ?? PAUSES_SECONDS.at(-1) ?? 0);
  } catch (error) {
    log.error('job.not_postponed', error);
  }
}

function isLastTry(record: SQSRecord): boolean {
  return Number(record.attributes.ApproximateReceiveCount) >= MOST_TRIES;
}

async function deleteRow({ id, table }: JobMessage): Promise<void> {
  await dynamo.send(
    new DeleteCommand({ TableName: environment.table(table), Key: { pk: `OUTBOX#${id}`, sk: 'OUTBOX' } }),
  );
}
