/** Which policies are renewed, and when their holders are reminded. */
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { holds, productOf, readApplication, type Application } from '../../../shared/insurance/product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { addDays, momentOf } from '../../../shared/rules/zoned-time.ts';
import { dueDelete, duePut } from '../../kit/due-rows.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import type { PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['PutItem', 'DeleteItem'] }] };

const REMINDER_TIME = '09:00';

/**
 * A policy read again by the engine, with its own answers or with others, as on the day of the issue: what was in the future
 * then may be over now.
 */
export function applicationOfPolicy(
  { issuedOn, plan, renews, answers: own }: PolicyRow,
  definition: ProductDefinition,
  answers: Answers = own,
): Application {
  return readApplication(productOf(definition), answers, { today: issuedOn, plan, isRenewal: renews !== null });
}

/** Whether the product renews such policies at all. */
export function isRenewed(policy: PolicyRow, definition: ProductDefinition): boolean {
  const { product, data } = applicationOfPolicy(policy, definition);
  return holds(product, definition.renewal.when, data);
}

const dueId = (policyId: string, days: number): string => `POLICY-RENEWAL#${policyId}#${days}`;

/** Items of the transaction that issues a policy: its holder is reminded in the morning where it is sold. */
export function renewalReminders(policy: PolicyRow, definition: ProductDefinition, now: Date): TransactItem[] {
  if (!isRenewed(policy, definition)) return [];
  return definition.renewal.remindDays.flatMap((days) => {
    const at = momentOf(definition.timeZone, { date: addDays(policy.end, -days), time: REMINDER_TIME });
    if (at <= now) return [];
    const payload = { template: 'policy-renewal', policyId: policy.policyId, end: policy.end };
    return [duePut({ id: dueId(policy.policyId, days), job: 'send-message', payload }, at)];
  });
}

/** Items of the transaction that changes a policy: reminders of its end as it is now, and of no other. */
export function remindersAnew(policy: PolicyRow, definition: ProductDefinition, now: Date): TransactItem[] {
  const wanted = renewalReminders(policy, definition, now);
  const kept = new Set(wanted.map(({ Put }) => String(Put?.Item?.['pk'])));
  const others = noReminders(policy, definition).filter(({ Delete }) => !kept.has(String(Delete?.Key?.['pk'])));
  return [...wanted, ...others];
}

/** Items that call the reminders off. */
export function noReminders({ policyId }: PolicyRow, { renewal }: ProductDefinition): TransactItem[] {
  return renewal.remindDays.map((days) => dueDelete(dueId(policyId, days)));
}
