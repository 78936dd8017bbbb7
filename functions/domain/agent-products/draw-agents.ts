/** Has pages drawn anew on which a company's product stands, or stood. */
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';

/**
 * The transaction item for the pages of all agents who chose the product.
 *
 * @param isLevelRaised they are told of what they lack
 */
export function drawingOfAgents(
  { companyId, productId, isLevelRaised }: { companyId: string; productId: string; isLevelRaised: boolean },
  { now, newId }: { now: Date; newId(): string },
): TransactItem {
  const payload = { action: 'republish-agents', companyId, productId, isLevelRaised };
  return outboxPut('knowledge', { id: newId(), job: 'publish-page', payload }, now);
}

/**
 * The transaction item for the pages of all agents on which insurance of the company may stand: a channel of it has changed,
 * or a product.
 *
 * @param id of the row: what it follows from, so that it is written once
 */
export function drawingOfInsurance(
  change: { companyId: string; channelCode: string | null; productCode: string | null },
  id: string,
  now: Date,
): TransactItem {
  const payload = { action: 'republish-insurance', ...change };
  return outboxPut('insurance', { id, job: 'publish-page', payload }, now);
}
