/**
 * Work for a later moment: a row that the job `sweep-due` makes an outbox row of when its time has come. Writing the row
 * again under its id moves the moment, deleting it calls the work off, and a row becomes work only once.
 */
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { jobNames } from '../../shared/model/resources.ts';
import { cancellationReasons, dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { createLogger } from './logger.ts';
import { outboxPut, type OutboxRow, type TransactItem } from './outbox.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

/** The one table that has work for later. */
const TABLE = 'conversations';
/** What one sweep does; the next one does the rest. */
const MOST_ROWS = 200;

const DueRow = z.object({
  pk: z.string().startsWith('DUE#'),
  gsiSk: z.string(),
  job: z.enum(jobNames),
  payload: z.record(z.string(), z.unknown()),
});
export type DueRow = z.infer<typeof DueRow>;

const keyOf = (id: string) => ({ pk: `DUE#${id}`, sk: 'DUE' });

/** The transaction item that has the work begin at the moment, in place of what waits under the id. */
export function duePut({ id, job, payload }: OutboxRow, at: Date): TransactItem {
  const Item = { ...keyOf(id), gsiPk: 'DUE', gsiSk: at.toISOString(), job, payload };
  return { Put: { TableName: environment.table(TABLE), Item } };
}

/**
 * The transaction item that moves what waits under the id, which keeps the payload that it began with; when nothing
 * waits, it begins.
 */
export function dueJoin({ id, job, payload }: OutboxRow, at: Date): TransactItem {
  return {
    Update: {
      TableName: environment.table(TABLE),
      Key: keyOf(id),
      UpdateExpression: 'SET gsiPk = :due, gsiSk = :at, #job = :job, payload = if_not_exists(payload, :payload)',
      ExpressionAttributeNames: { '#job': 'job' },
      ExpressionAttributeValues: { ':due': 'DUE', ':at': at.toISOString(), ':job': job, ':payload': payload },
    },
  };
}

/** The transaction item that calls the work off; harmless when nothing waits. */
export function dueDelete(id: string): TransactItem {
  return { Delete: { TableName: environment.table(TABLE), Key: keyOf(id) } };
}

/** Rows whose time has come, the oldest first. */
export async function findDueRows(now: Date): Promise<DueRow[]> {
  const { Items: items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: environment.table(TABLE),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :due AND gsiSk <= :now',
      ExpressionAttributeValues: { ':due': 'DUE', ':now': now.toISOString() },
      Limit: MOST_ROWS,
    }),
  );
  return items.flatMap((item) => readDueRow(item));
}

/** A row that cannot be read is reported each time; it must not keep the others waiting. */
function readDueRow(item: Record<string, unknown>): DueRow[] {
  const row = DueRow.safeParse(item);
  if (row.success) return [row.data];
  createLogger().error('due.row_malformed', row.error, { row: String(item['pk']) });
  return [];
}

/** The row becomes an outbox row; nothing happens when it was moved, called off or begun in the meantime. */
export async function beginDueWork({ pk, gsiSk: at, job, payload }: DueRow, now: Date): Promise<void> {
  const remove = {
    Delete: {
      TableName: environment.table(TABLE),
      Key: { pk, sk: 'DUE' },
      ConditionExpression: 'gsiSk = :at',
      ExpressionAttributeValues: { ':at': at },
    },
  };
  const id = `${pk}#${at}`;
  try {
    await dynamo.send(
      new TransactWriteCommand({ TransactItems: [remove, outboxPut(TABLE, { id, job, payload }, now)] }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
