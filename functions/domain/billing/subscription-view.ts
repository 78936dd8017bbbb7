/** A subscription as its owner sees it. */
import type { Meter, Subscription } from '../../../shared/model/billing.ts';
import { planAt, plans } from '../../../shared/model/account.ts';
import { monthStartAfter } from '../../../shared/rules/zoned-time.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { listAgents } from '../accounts/agency.ts';
import { readCompany } from '../companies/read-company.ts';
import { readUsage } from '../conversations/question-quota.ts';
import type { OrderRow, SubscriptionRow } from './billing-rows.ts';
import { isRunning } from './load-buyer.ts';
import { nextPaymentAt } from './renewal-steps.ts';

/** While a period that was paid ahead has not begun, the one before it still runs. */
export function toSubscription(row: SubscriptionRow, now: Date): Subscription {
  const { status, price, startedAt, periodEnd, isAutoRenewing, method, failure, billedBy } = row;
  const ahead = row.before && Date.parse(row.periodStart) > now.getTime() ? row.before : null;
  const { planId, cycle, periodStart } = ahead ?? row;
  const hasChange = ahead !== null && (row.planId !== planId || row.cycle !== cycle);
  return {
    ...{ planId, cycle, status, price, startedAt, periodStart, periodEnd, isAutoRenewing, billedBy },
    nextBillingAt: nextPaymentAt(row)?.toISOString() ?? null,
    payWay: isAutoRenewing ? (method?.payWay ?? null) : null,
    cardId: isAutoRenewing && method?.payWay === 'card' ? method.methodId : null,
    next: hasChange ? { planId: row.planId, cycle: row.cycle } : row.next,
    failure: failure && { at: failure.at, label: failure.label, nextTryAt: failure.nextTryAt },
  };
}

/** The one that runs, or the first one while its payment is not confirmed yet (Pending Confirmation). */
export function presentSubscription(
  row: SubscriptionRow | null,
  order: OrderRow | null,
  now: Date,
): Subscription | null {
  if (row && isRunning(row, now)) return toSubscription(row, now);
  if (order?.state !== 'pending' || order.kind !== 'subscribe') return null;
  const { planId, cycle, price, periodStart, periodEnd, isAutoRenewing, payWay } = order;
  return {
    ...{ planId, cycle, status: 'pending', price, startedAt: periodStart, periodStart, periodEnd, isAutoRenewing },
    ...{ nextBillingAt: null, payWay: isAutoRenewing ? payWay : null, next: null, failure: null, billedBy: 'us' },
  };
}

/** Use against what the plan allows. Products and connections are there from Pro on. */
export async function readMeters({ accountId, timeZone, plan }: AccountRow, now: Date): Promise<Meter[]> {
  const { questionsPerMonth, products, connections } = plans[planAt(plan, now)];
  const [used, company, { agents }] = await Promise.all([
    readUsage({ accountId, timeZone }, now),
    readCompany(accountId),
    listAgents(accountId, now),
  ]);
  return [
    { name: 'questions', used, limit: questionsPerMonth, resetsAt: monthStartAfter(timeZone, now).toISOString() },
    { name: 'products', used: company?.products ?? 0, limit: products, resetsAt: null },
    { name: 'connections', used: agents.length, limit: connections, resetsAt: null },
  ];
}
