/** Has pages drawn anew on which a company's product stands, or stood. */
import type { TableName } from '../../../shared/model/resources.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';

type Moment = { now: Date; newId(): string };

/**
 * The transaction item for the pages of all agents who chose the product.
 *
 * @param isLevelRaised they are told of what they lack
 */
export function drawingOfAgents(
  { companyId, productId, isLevelRaised }: { companyId: string; productId: string; isLevelRaised: boolean },
  { now, newId }: Moment,
): TransactItem {
  const payload = { action: 'republish-agents', companyId, productId, isLevelRaised };
  return outboxPut('knowledge', { id: newId(), job: 'publish-page', payload }, now);
}

/** The transaction item for the page of one account, in the table of the change. */
export function drawingOfAccount(table: TableName, accountId: string, { now, newId }: Moment): TransactItem {
  return outboxPut(table, { id: newId(), job: 'publish-page', payload: { action: 'republish-own', accountId } }, now);
}
