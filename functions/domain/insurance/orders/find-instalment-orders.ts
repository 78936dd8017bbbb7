/**
 * Orders of instalments. Those of one instalment stand in a row, whoever opens them, the clock or its payer: the next is
 * opened once the one before is decided, and its id follows from its place, so that there is one open order at most.
 */
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findPolicyOrder } from './find-policy-orders.ts';

/** Orders that are read at once: the clock alone opens four at most. */
const READ_AT_ONCE = 5;

/** @param index place in the row, from 0 */
export const instalmentOrderId = (policyId: string, number: number, index: number): string =>
  `P${policyId}-${number}-${index + 1}`;

/** Whether the clock opened it, with a method that was kept; else its payer did. */
export const isOfClock = ({ kind, method }: Pick<PolicyOrderRow, 'kind' | 'method'>): boolean =>
  kind === 'instalment' && method !== null;

/** In the order in which they were opened. */
export async function findInstalmentOrders(policyId: string, number: number): Promise<PolicyOrderRow[]> {
  const orders: PolicyOrderRow[] = [];
  for (;;) {
    const indexes = Array.from({ length: READ_AT_ONCE }, (_, place) => orders.length + place);
    const read = await Promise.all(indexes.map((index) => findPolicyOrder(instalmentOrderId(policyId, number, index))));
    const found = read.filter((order) => order !== null);
    orders.push(...found);
    if (found.length < READ_AT_ONCE) return orders;
  }
}
