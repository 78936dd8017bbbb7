/**
 * What purchases of policies must have come to: one policy and one charge each, by the tables and by the providers' own
 * records; whatever was paid besides is back with its payer (SECURITY.md T51, T52, T55).
 */
import {
  applicationKey,
  ApplicationRow,
  voucherKey,
  VoucherRow,
} from '../../../functions/domain/insurance/application-rows.ts';
import { policyNumberKey, PolicyOrderRow, PolicyRow } from '../../../functions/domain/insurance/policy-rows.ts';
import type { Proof } from '../client/proof.ts';
import type { Row } from '../client/tables.ts';
import { readTakenPayments, type TakenPayment } from '../money/provider-records.ts';
import type { Insurer } from './insurer.ts';
import type { Purchase } from './policy-purchases.ts';

export type PoliciesCheck = {
  policies: number;
  /** Payments that providers have taken, and those of them that went back. */
  taken: number;
  returned: number;
  /** In words. */
  wrong: string[];
};

export async function checkPolicies(
  proof: Proof,
  insurer: Insurer,
  purchases: readonly Purchase[],
): Promise<PoliciesCheck> {
  const rows = await proof.tables.scan('insurance');
  const taken = readTakenPayments(proof);
  const of = (sk: string): Row[] => rows.filter((row) => row.sk === sk);
  const policies = of('POLICY').map((row) => PolicyRow.parse(row));
  const orders = of('POLICY-ORDER').map((row) => PolicyOrderRow.parse(row));
  const known = new Set(purchases.map(({ applicationId }) => applicationId));
  const wrong = purchases.flatMap((purchase) => {
    const { applicationId } = purchase;
    const own = { policies: policies.filter(isOf(applicationId)), orders: orders.filter(isOf(applicationId)) };
    return problemsOf(purchase, { ...own, rows, taken }).map((problem) => `${applicationId} ${problem}`);
  });
  const strangers = taken.filter(({ orderId }) => !orders.some((order) => order.orderId === orderId));
  wrong.push(...strangers.map(({ payWay, orderId }) => `${payWay} has taken money for ${orderId}, which there is not`));
  wrong.push(...findWrongVoucher(rows, insurer, purchases));
  return {
    policies: policies.filter(({ applicationId }) => known.has(applicationId)).length,
    ...{ taken: taken.length, returned: taken.filter(({ returned }) => returned > 0).length, wrong },
  };
}

const isOf =
  (applicationId: string) =>
  (row: { applicationId: string }): boolean =>
    row.applicationId === applicationId;

type Own = { policies: PolicyRow[]; orders: PolicyOrderRow[]; rows: readonly Row[]; taken: readonly TakenPayment[] };

function problemsOf({ applicationId, total }: Purchase, { policies, orders, rows, taken }: Own): string[] {
  const application = ApplicationRow.parse(find(rows, applicationKey(applicationId)));
  const [policy] = policies;
  const paid = orders.filter(({ state }) => state === 'paid');
  const undecided = orders.filter(({ state }) => !['paid', 'failed', 'refunded'].includes(state));
  const issues = rows.filter(({ pk, sk, ...row }) => isEventOf(policy, pk, sk) && row['kind'] === 'issued');
  const payments = taken.filter(({ orderId }) => orders.some((order) => order.orderId === orderId));
  const kept = payments.filter(({ returned }) => returned === 0);
  const numbered = policy && find(rows, policyNumberKey(policy.number));
  return [
    ...(application.state === 'issued' ? [] : [`is ${application.state}`]),
    ...(policies.length === 1 ? [] : [`has ${policies.length} policies`]),
    ...(paid.length === 1 ? [] : [`has ${paid.length} paid orders`]),
    ...undecided.map(({ orderId, state }) => `has the order ${orderId} half settled: ${state}`),
    ...(policy?.orderId === paid[0]?.orderId ? [] : ['has a policy of another order than the one that was paid']),
    ...(issues.length === 1 ? [] : [`was issued ${issues.length} times`]),
    ...(numbered?.['policyId'] === policy?.policyId ? [] : [`has a number that another policy has: ${policy?.number}`]),
    ...(kept.length === 1
      ? []
      : [`was charged ${kept.length} times: ${kept.map(({ orderId }) => orderId).join(', ')}`]),
    ...(kept[0]?.orderId === paid[0]?.orderId ? [] : ['was charged for another order than the one that is paid']),
    ...payments.flatMap((payment) => wrongAmounts(payment, total)),
  ];
}

/** Nothing else is ever charged than the server worked out, and what goes back goes back in full. */
function wrongAmounts({ payWay, amount, currency, returned }: TakenPayment, total: Purchase['total']): string[] {
  const isAsked = amount === total.amount && currency === total.currency;
  const isWhole = returned === 0 || returned === amount;
  return [
    ...(isAsked
      ? []
      : [`was charged ${amount} ${currency} by ${payWay} in place of ${total.amount} ${total.currency}`]),
    ...(isWhole ? [] : [`got back ${returned} of ${amount} ${currency}`]),
  ];
}

/** Each policy that was bought with it has used it once. */
function findWrongVoucher(
  rows: readonly Row[],
  { owner, voucherCode }: Insurer,
  purchases: readonly Purchase[],
): string[] {
  const { used } = VoucherRow.parse(find(rows, voucherKey(owner.accountId, voucherCode)));
  const bought = purchases.filter(({ hasVoucher }) => hasVoucher).length;
  return used === bought ? [] : [`the voucher was used ${used} times for ${bought} policies`];
}

const isEventOf = (policy: PolicyRow | undefined, pk: string, sk: string): boolean =>
  pk === `POLICY#${policy?.policyId}` && sk.startsWith('EVENT#');

const find = (rows: readonly Row[], { pk, sk }: { pk: string; sk: string }): Row | undefined =>
  rows.find((row) => row.pk === pk && row.sk === sk);
