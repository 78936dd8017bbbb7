/**
 * The issue: what one transaction writes when an application is paid for. `issueItems` gives the policy's part; whoever
 * settles the order adds theirs and sends all of it at once, so that there is a policy for each paid order, and none besides.
 */
import { createHash } from 'node:crypto';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { termOf } from '../../../shared/insurance/term.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { applicationKey, applicationsOf, type ApplicationRow } from './application-rows.ts';
import { holderEdge } from './address-rows.ts';
import { todayOf } from './applications.ts';
import { awaitPapers } from './await-papers.ts';
import { eventPut } from './change-policy.ts';
import { definitionOf } from './find-product.ts';
import { renewalReminders } from './renewal-reminders.ts';
import { forgetAtEnd, keptUntil } from './policy-retention.ts';
import { policyNumberOf } from './policy-numbers.ts';
import {
  agentPolicyKey,
  policiesOf,
  policyKey,
  policyNumberKey,
  type PolicyOrderRow,
  type PolicyRow,
} from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem'] }] };

export type IssueMoment = { now: Date; newId(): string };

/**
 * The policy of an application that is ordered, and the items that write it. The transaction is refused when the application
 * was issued, or changed, since it was read: then read it again. Throws for an application that has no price or no term,
 * which no order is taken for.
 */
export async function issueItems(
  row: ApplicationRow,
  order: PolicyOrderRow,
  { now, newId }: IssueMoment,
): Promise<{ policy: PolicyRow; items: TransactItem[] }> {
  const definition = await definitionOf(row.productCode, row.version);
  const number = await policyNumberOf(row, now);
  const policy = policyOf({ ...row, policyNumber: number }, order, definition, now);
  const following = [
    ...holderEdge(policy),
    ...renewalReminders(policy, definition, now),
    ...renewedItems(policy, newId),
  ];
  return { policy, items: [...itemsOf(policy, row, { now, newId }), ...following] };
}

function policyOf(
  row: ApplicationRow & { policyNumber: string },
  order: PolicyOrderRow,
  definition: ProductDefinition,
  now: Date,
): PolicyRow {
  const price = row.quote?.prices.find(({ plan }) => plan === order.plan);
  const issuedOn = todayOf(definition, now);
  // Who insures anew did so on the day of the order: facts and term are those that were paid for.
  const today = todayOf(definition, new Date(order.createdAt));
  const moment = { today, plan: order.plan, isRenewal: row.renews !== null };
  const term = termOf(readApplication(productOf(definition), row.answers, moment));
  if (price === undefined || term === undefined) {
    throw new Error(`The application ${row.applicationId} was paid for without a price or a term.`);
  }
  const { applicationId, companyId, channelCode, agentId, agentName, productCode, version, language, answers } = row;
  return {
    ...{ policyId: policyIdOf(row), number: row.policyNumber, applicationId, orderId: order.orderId },
    ...{ companyId, channelCode, agentId, agentName, customerId: null },
    ...{ productCode, version, language, plan: order.plan, answers, price },
    instalments: (order.instalments ?? []).map((part) => (part.number === 1 ? { ...part, paidOn: issuedOn } : part)),
    ...{ method: order.method, holder: holderOf(row), ...term },
    ...{ issuedOn, issuedAt: now.toISOString(), cancelledOn: null, renews: row.renews, renewedBy: null },
    ...{ hasClaim: false, changedOn: null, changedAt: null, paidForChanges: 0, files: {}, revision: 1 },
  };
}

/** Follows from the application, so that it never gets two policies; not to be guessed from what it is named by in links. */
function policyIdOf({ applicationId, keyHash }: ApplicationRow): string {
  return createHash('sha256')
    .update(`policy\n${applicationId}\n${keyHash}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** Who applied. What an insured person who is the applicant has answered already is not asked again. */
export function holderOf({ answers: { applicant, insured } }: ApplicationRow): PolicyRow['holder'] {
  const self = insured.find(({ relation }) => relation === 'self');
  const answer = (name: string): string => {
    const given = applicant[name] ?? self?.[name];
    return typeof given === 'string' ? given : '';
  };
  return {
    firstName: answer('firstName'),
    lastName: answer('lastName'),
    email: answer('email'),
    birth: answer('birth') || null,
    telephone: answer('telephone'),
  };
}

function itemsOf(policy: PolicyRow, row: ApplicationRow, { now, newId }: IssueMoment): TransactItem[] {
  const TableName = environment.table('insurance');
  const { policyId, number, agentId, issuedAt, companyId } = policy;
  const index = { gsiPk: policiesOf(companyId), gsiSk: issuedAt };
  const isNew = 'attribute_not_exists(pk)';
  const put = (Item: Record<string, unknown>): TransactItem => ({
    Put: { TableName, Item, ConditionExpression: isNew },
  });
  return [
    put({ ...policyKey(policyId), ...index, ...policy }),
    put({ ...policyNumberKey(number), policyId }),
    applicationIssued(row, policy, now),
    ...(agentId === null ? [] : [put({ ...agentPolicyKey(agentId, issuedAt, policyId), policyId, agentId })]),
    eventPut(policyId, {
      ...{ eventId: newId(), at: issuedAt, kind: 'issued', by: 'system' },
      ...{
        money: { amount: policy.price.total, currency: policy.price.currency },
        detail: { orderId: policy.orderId },
      },
    }),
    outboxPut('insurance', { id: newId(), job: 'issue-policy', payload: { policyId } }, now),
    awaitPapers(policyId, issuedAt),
    forgetAtEnd(policy),
  ];
}

/** The policy that it renews knows so: nobody is reminded of it any more, and it is not renewed twice. */
function renewedItems({ policyId, renews, issuedAt }: PolicyRow, newId: () => string): TransactItem[] {
  if (renews === null) return [];
  const renewed = {
    TableName: environment.table('insurance'),
    Key: policyKey(renews),
    UpdateExpression: 'SET renewedBy = :new ADD revision :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':new': policyId, ':one': 1 },
  };
  const event = {
    eventId: newId(),
    at: issuedAt,
    kind: 'renewed',
    by: 'system',
    money: null,
    detail: { policyId },
  } as const;
  return [{ Update: renewed }, eventPut(renews, event)];
}

/** The application stays as long as its policy: whoever has its key finds the policy by it. */
export function applicationIssued(
  row: ApplicationRow,
  policy: Pick<PolicyRow, 'policyId' | 'number' | 'orderId' | 'end'>,
  now: Date,
): TransactItem {
  return {
    Update: {
      TableName: environment.table('insurance'),
      Key: applicationKey(row.applicationId),
      UpdateExpression:
        'SET #state = :issued, policyId = :policy, policyNumber = :number, revision = :next, updatedAt = :now, ' +
        'expiresAt = :end, gsiPk = :list, gsiSk = :now',
      ConditionExpression: '#state = :ordered AND orderId = :order AND revision = :seen',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ...{ ':issued': 'issued', ':ordered': 'ordered', ':policy': policy.policyId, ':number': policy.number },
        ...{ ':order': policy.orderId, ':seen': row.revision, ':next': row.revision + 1 },
        ...{
          ':now': now.toISOString(),
          ':end': epochSeconds(keptUntil(policy)),
          ':list': applicationsOf(row.companyId),
        },
      },
    },
  };
}
