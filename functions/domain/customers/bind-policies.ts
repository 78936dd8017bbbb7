/**
 * Binds policies to the customer whose proved address is their applicant's. Asked at each sign-in and look at the policies, so
 * nothing is lost when it was broken off; what is bound already stays as it is.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalEmail } from '../../../shared/rules/email.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { holderKey } from '../insurance/address-rows.ts';
import { findPolicy, findPolicyOfApplication } from '../insurance/find-policies.ts';
import {
  customerPolicyKey,
  policyEventKey,
  policyKey,
  type PolicyEventRow,
  type PolicyRow,
} from '../insurance/policy-rows.ts';
import { customerApplicationKey } from '../portal/portal-rows.ts';
import { customerKey, type CustomerRow } from './customer-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'] }],
};

type Customer = Pick<CustomerRow, 'customerId' | 'email'>;
type Moment = Pick<CallContext, 'now' | 'newId'>;

/** More than somebody buys. */
const MOST_ROWS = 500;

/** @param applicationId the application that the customer came from; null without one */
export async function bindPolicies(customer: Customer, applicationId: string | null, context: Moment): Promise<void> {
  const { customerId, email } = customer;
  const [bound, held, begun] = await Promise.all([
    listBelow('insurance', customerPolicyKey(customerId, ''), MOST_ROWS),
    listBelow('insurance', holderKey(email, ''), MOST_ROWS),
    listBelow('insurance', customerApplicationKey(customerId, ''), MOST_ROWS),
  ]);
  const boundIds = new Set(bound.map(({ policyId }) => policyId));
  const unbound = held.filter(({ policyId }) => !boundIds.has(policyId));
  const ofAddress = await Promise.all([
    ...unbound.map(({ policyId }) => findPolicy(String(policyId))),
    ...(applicationId === null ? [] : [findPolicyOfApplication(applicationId)]),
  ]);
  for (const policy of ofAddress) if (policy) await bindPolicy(policy, customer, context);
  // What they began while they were signed in is theirs, whatever address they wrote down.
  const own = await Promise.all(begun.map((row) => findPolicyOfApplication(String(row['applicationId']))));
  for (const policy of own) if (policy) await bind(policy, customerId, context);
}

/** Nothing happens to a policy of another applicant, or to one that is bound. */
export async function bindPolicy(policy: PolicyRow, { customerId, email }: Customer, moment: Moment): Promise<void> {
  if (canonicalEmail(policy.holder.email) === email) await bind(policy, customerId, moment);
}

async function bind(
  { policyId, customerId: bound, agentId, companyId }: PolicyRow,
  customerId: string,
  { now, newId }: Moment,
): Promise<void> {
  if (bound !== null) return;
  const TableName = environment.table('insurance');
  const at = now.toISOString();
  const event: PolicyEventRow = { eventId: newId(), at, kind: 'bound', by: 'customer', money: null, detail: {} };
  const change = {
    TableName,
    Key: policyKey(policyId),
    UpdateExpression: 'SET customerId = :customer ADD revision :one',
    ConditionExpression: 'customerId = :nobody',
    ExpressionAttributeValues: { ':customer': customerId, ':nobody': null, ':one': 1 },
  };
  // A look of a second before the deletion of their account must not tie it to nobody.
  const stillThere = {
    TableName,
    Key: customerKey(customerId),
    ConditionExpression: '#status = :active',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':active': 'active' },
  };
  const edge = { ...customerPolicyKey(customerId, policyId), policyId, agentId, companyId, boundAt: at };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Update: change },
          { Put: { TableName, Item: edge } },
          { Put: { TableName, Item: { ...policyEventKey(policyId, event.eventId), ...event } } },
          { ConditionCheck: stillThere },
        ],
      }),
    );
  } catch (error) {
    // Another sign-in of theirs was faster, or the deletion.
    if (!cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw error;
  }
}
