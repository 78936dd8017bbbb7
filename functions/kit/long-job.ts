/**
 * A job that may take longer than the five minutes after which the sweep sends its outbox row again. Who works on it
 * holds the row and says so every half a minute; whoever gets the same work meanwhile leaves it alone. When the worker
 * dies, its hold ends, and the sweep or the queue brings the work again.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod';
import { outboxTables } from '../../shared/model/resources.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import type { JobMessage } from './job-message.ts';
import { job, type JobContext } from './job.ts';
import { createLogger } from './logger.ts';

export const needs: StoreNeeds = {
  tables: outboxTables.map((table) => ({ table, actions: ['UpdateItem'] })),
};

const HOLD_MS = 120_000;
const RENEWED_EVERY_MS = 30_000;

/** As `job`. Work that is finished or in other hands is not begun. */
export function longJob<Payload>(
  payload: z.ZodType<Payload>,
  work: (payload: Payload, context: JobContext) => Promise<void>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return job(payload, work, async (message, holder, run) => {
    if (!(await hold(message, holder))) return 'left';
    const renewal = setInterval(() => void renew(message, holder), RENEWED_EVERY_MS);
    try {
      await run();
      return 'done';
    } finally {
      clearInterval(renewal);
    }
  });
}

async function renew(message: JobMessage, holder: string): Promise<void> {
  try {
    await hold(message, holder);
  } catch (error) {
    createLogger().error('job.hold_not_renewed', error);
  }
}

/** False when the row is gone or somebody else's. A message that comes again is the same holder. */
async function hold({ id, table }: JobMessage, holder: string): Promise<boolean> {
  const now = Date.now();
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table(table),
        Key: { pk: `OUTBOX#${id}`, sk: 'OUTBOX' },
        UpdateExpression: 'SET holder = :holder, heldUntil = :until, gsiSk = :now',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(holder) OR holder = :holder OR heldUntil < :at)',
        ExpressionAttributeValues: {
          ':holder': holder,
          ':until': now + HOLD_MS,
          ':at': now,
          // What the sweep takes for overdue begins to count anew.
          ':now': new Date(now).toISOString(),
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
