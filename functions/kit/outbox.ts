/**
 * Work that follows a change: a row written in the same transaction as the change (docs/architecture.md). Never lost
 * between a write and what follows it; every job is safe to repeat.
 */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { JobName, TableName } from '../../shared/model/resources.ts';
import { environment } from './environment.ts';

export type OutboxRow = {
  /** The row's own id; jobs use it to do their work once. */
  id: string;
  job: JobName;
  /** What the job needs; small, and no secrets. */
  payload: Record<string, unknown>;
};

/** One item of a transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The transaction item that writes the row into the table of the change. */
export function outboxPut(table: TableName, row: OutboxRow, now: Date): TransactItem {
  return {
    Put: {
      TableName: environment.table(table),
      Item: {
        pk: `OUTBOX#${row.id}`,
        sk: 'OUTBOX',
        gsiPk: 'OUTBOX',
        gsiSk: now.toISOString(),
        table,
        job: row.job,
        payload: row.payload,
      },
    },
  };
}
