/** What one transaction writes when the change of a policy takes effect, beside its order. */
import type { ChangePrice } from '../../../shared/insurance/application.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { moneyOf } from '../../../shared/insurance/policy-change.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { termOf } from '../../../shared/insurance/term.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import type { Moment } from '../billing/order-states.ts';
import type { PortalMessage } from '../messages/portal-mails.ts';
import type { ApplicationRow, ChangesRow } from './application-rows.ts';
import { todayOf } from './applications.ts';
import { awaitPapers } from './await-papers.ts';
import { changedAnswers } from './changed-answers.ts';
import { findUnchanged } from './changed-policy.ts';
import { policyChange, type PolicyChanges } from './change-policy.ts';
import { definitionOf } from './find-product.ts';
import { applicationIssued, holderOf } from './issue-policy.ts';
import { unpaidParts } from './orders/due-instalment.ts';
import { nextPartItems } from './orders/instalment-items.ts';
import { refundItems } from './orders/refund-policy.ts';
import { paidOf } from './paid-of.ts';
import type { PolicyEventRow, PolicyOrderRow, PolicyRow } from './policy-rows.ts';
import { forgetAtEnd } from './policy-retention.ts';
import { momentOf } from './quote-application.ts';
import { remindersAnew } from './renewal-reminders.ts';

/** Null when the policy is not what it was when the change was begun. */
export async function changeItems(
  row: ApplicationRow,
  order: PolicyOrderRow,
  moment: Moment,
): Promise<TransactItem[] | null> {
  const { changes } = row;
  const price = row.quote?.changes?.find(({ plan }) => plan === order.plan);
  const definition = await definitionOf(row.productCode, row.version);
  const today = todayOf(definition, moment.now);
  const policy = changes && (await findUnchanged(changes, today));
  if (changes === null || policy === null || price === undefined) return null;
  const money = moneyOn(policy, price);
  const cover = newCover({ row, changes, order, definition });
  const changed = { ...policy, ...cover, ...newPrice(policy, price, money, today) };
  return itemsOf({ policy, changed, row, order, definition, money }, moment);
}

type Applied = { due: number; takenOff: number; back: number; sum: number };

/** As it was quoted; a part that was paid since is paid back rather than taken off. */
function moneyOn(policy: PolicyRow, { difference }: ChangePrice): Applied {
  const { due, takenOff, back } = moneyOf(difference, { ...paidOf(policy), hasClaim: policy.hasClaim });
  return { due, takenOff, back, sum: due - takenOff - back };
}

type Cover = { row: ApplicationRow; changes: ChangesRow; order: PolicyOrderRow; definition: ProductDefinition };

function newCover({ row, changes, order: { plan }, definition }: Cover) {
  const application = readApplication(productOf(definition), row.answers, momentOf({ ...row, plan }, changes.issuedOn));
  const term = termOf(application);
  const isSameTerm = term === undefined || (term.start === changes.start && term.end === changes.end);
  return { plan, answers: row.answers, holder: holderOf(row), ...(isSameTerm ? {} : term) };
}

/** What is really paid for the term; the change is a line, so that the lines add up. */
function newPrice(
  { price: before, instalments, paidForChanges }: PolicyRow,
  { plan, difference, charges }: ChangePrice,
  { due, takenOff, back, sum }: Applied,
  today: string,
): Pick<PolicyRow, 'price' | 'instalments' | 'paidForChanges' | 'changedOn'> {
  const total = before.total + sum;
  const charged = before.charges + (sum === 0 ? 0 : Math.round((charges * sum) / difference));
  const ofCharges = Math.min(Math.max(0, charged), Math.max(0, total));
  const line = { id: today, kind: 'change' as const, person: null, amount: sum };
  const lines = sum === 0 ? before.lines : [...before.lines, line];
  return {
    price: { ...before, plan, lines, charges: ofCharges, premium: total - ofCharges, total },
    instalments: withoutLast(instalments, takenOff),
    paidForChanges: paidForChanges + due - back,
    changedOn: today,
  };
}

/** The parts that are due last are the first to become less. */
function withoutLast(parts: PolicyRow['instalments'], takenOff: number): PolicyRow['instalments'] {
  let left = takenOff;
  return parts
    .toReversed()
    .flatMap((part) => {
      const less = part.paidOn === null ? Math.min(left, part.money.amount) : 0;
      left -= less;
      const amount = part.money.amount - less;
      return amount === 0 && less > 0 ? [] : [{ ...part, money: { ...part.money, amount } }];
    })
    .toReversed();
}

type Change = {
  policy: PolicyRow;
  changed: PolicyRow;
  row: ApplicationRow;
  order: PolicyOrderRow;
  definition: ProductDefinition;
  money: Applied;
};

async function itemsOf(change: Change, moment: Moment): Promise<TransactItem[]> {
  const { policy, changed, row, order, definition, money } = change;
  const { now, newId } = moment;
  const { policyId } = policy;
  const { currency } = policy.price;
  const eventId = newId();
  const event: PolicyEventRow = {
    ...{ eventId, at: now.toISOString(), kind: 'changed', by: 'customer' },
    money: money.sum === 0 ? null : { amount: money.sum, currency },
    detail: {
      ...{ orderId: order.orderId, applicationId: row.applicationId },
      ...{ changed: changedAnswers(policy, row.answers), plan: changed.plan === policy.plan ? null : changed.plan },
    },
  };
  // One that was read anew has no documents until they are drawn; the wording is its product's.
  const { wording } = policy.files;
  const files = wording === undefined ? {} : { wording };
  const { answers, plan, holder, price, instalments, start, end, changedOn, paidForChanges } = changed;
  const fields: PolicyChanges = {
    answers,
    plan,
    holder,
    price,
    instalments,
    start,
    end,
    changedOn,
    changedAt: now.toISOString(),
    paidForChanges,
    files,
  };
  const back = { money: { amount: money.back, currency }, reason: `change-${order.orderId}`, goesOn: true };
  const isAllPaid = unpaidParts(policy).length > 0 && unpaidParts(changed).length === 0;
  return [
    ...policyChange(policy, fields, event),
    applicationIssued(row, { ...changed, orderId: order.orderId }, now),
    ...(money.back === 0 ? [] : await refundItems(policy, back, moment)),
    ...(isAllPaid ? [nextPartItems(changed, definition)] : []),
    ...remindersAnew(changed, definition, now),
    forgetAtEnd(changed),
    outboxPut('insurance', { id: newId(), job: 'issue-policy', payload: { policyId, occasion: 'changed' } }, now),
    awaitPapers(policyId, now.toISOString()),
    ...toldOf(policy, eventId, now),
  ];
}

/** The agent, where there is one, and the insurer; the holder hears of it with the new documents. */
function toldOf({ policyId, agentId }: PolicyRow, eventId: string, now: Date): TransactItem[] {
  const readers = agentId === null ? (['insurer'] as const) : (['agent', 'insurer'] as const);
  return readers.map((to) => {
    const payload: PortalMessage = { template: 'policy-cover-changed', policyId, eventId, to };
    return outboxPut('insurance', { id: `${eventId}-${to}`, job: 'send-message', payload }, now);
  });
}
