/** What the transactions around parts of a payment are made of. */
import { encodeTime } from 'ulid';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import { addDays, momentOf } from '../../../../shared/rules/zoned-time.ts';
import { dueDelete, duePut } from '../../../kit/due-rows.ts';
import { outboxPut, type TransactItem } from '../../../kit/outbox.ts';
import type { Moment } from '../../billing/order-states.ts';
import { eventPut } from '../change-policy.ts';
import type { PolicyOrderRow, PolicyRow } from '../policy-rows.ts';
import { unpaidParts, type Part } from './due-instalment.ts';

/** Days after the due day on which a part is charged. */
export const TRY_DAYS = [0, 1, 3, 7];
export const LAST_TRY_DAY = 7;

/** When people are awake, where the product is sold. */
const CHARGE_TIME = '09:00';

const idOf = (policyId: string): string => `INSTALMENT#${policyId}`;

export type Due = { policy: PolicyRow; part: Part; definition: ProductDefinition };

/**
 * Has the job work on a part on the day of its next try, after `tried`; after the last one, a day later.
 * @param earliest day before which it does not
 */
export function partDue(
  policyId: string,
  { due }: Part,
  { timeZone }: ProductDefinition,
  tried: number,
  earliest = due,
): TransactItem {
  const next = addDays(due, TRY_DAYS[tried] ?? LAST_TRY_DAY + 1);
  const at = momentOf(timeZone, { date: next > earliest ? next : earliest, time: CHARGE_TIME });
  return duePut({ id: idOf(policyId), job: 'settle-order', payload: { instalmentsOf: policyId } }, at);
}

/** The clock of the parts after one was paid. */
export function nextPartItems(policy: PolicyRow, definition: ProductDefinition): TransactItem {
  const [next] = unpaidParts(policy);
  return next === undefined ? dueDelete(idOf(policy.policyId)) : partDue(policy.policyId, next, definition, 0);
}

/** A part that nobody paid, with the mails about it. The id of its event follows from it, so that it is told once. */
export function partUnpaidItems(
  { policy, part, definition }: Due,
  order: PolicyOrderRow | null,
  { now, newId }: Moment,
): TransactItem[] {
  const { policyId, agentId, companyId } = policy;
  const { number, money, due } = part;
  const later = unpaidParts(policy).find((one) => one.number > number);
  const eventId = `${encodeTime(Date.parse(due), 10)}INSTALMENT${number}`;
  const detail = { number, label: order?.errorLabel ?? null, orderId: order?.orderId ?? null };
  const mail = (payload: Record<string, unknown>): TransactItem =>
    outboxPut('insurance', { id: newId(), job: 'send-message', payload: { ...payload, policyId, number } }, now);
  return [
    eventPut(policyId, {
      ...{ eventId, at: now.toISOString(), kind: 'instalment-failed', by: 'system', money },
      detail,
    }),
    mail({ template: 'policy-instalment-unpaid' }),
    mail({ template: 'policy-instalment-told', accountId: agentId ?? companyId }),
    later === undefined ? dueDelete(idOf(policyId)) : partDue(policyId, later, definition, 0),
  ];
}
