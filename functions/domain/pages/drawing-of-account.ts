import type { TableName } from '../../../shared/model/resources.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';

/** The transaction item that has the live page of an account drawn anew, in the table of the change. */
export function drawingOfAccount(
  table: TableName,
  accountId: string,
  { now, newId }: { now: Date; newId(): string },
): TransactItem {
  return outboxPut(table, { id: newId(), job: 'publish-page', payload: { action: 'republish-own', accountId } }, now);
}
