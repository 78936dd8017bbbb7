/**
 * Deletes a policy when its time is over (policy-retention.ts): files, orders, edges, events, and last the policy itself, so
 * that after a crash the job finds the rest by it. The row of its number stays: it says that the number is taken.
 */
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalEmail } from '../../../shared/rules/email.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { emptyFolder } from '../../kit/empty-folder.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { holderKey } from './address-rows.ts';
import { applicationKey } from './application-rows.ts';
import { findPolicy, findPolicyEvents } from './find-policies.ts';
import { findInstalmentOrders } from './orders/find-instalment-orders.ts';
import { policyFolder } from './policy-files.ts';
import { forgetAtEnd, keptUntil } from './policy-retention.ts';
import {
  agentPolicyKey,
  customerPolicyKey,
  policyEventKey,
  policyKey,
  policyOrderKey,
  PolicyOrderRow,
  policyPaymentKey,
} from './policy-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'DeleteItem'] }],
  buckets: [{ bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'policies/' }],
};

type Key = { pk: string; sk: string };

/** One whose end has moved waits once more. */
export async function forgetPolicy(policyId: string, now: Date): Promise<void> {
  const policy = await findPolicy(policyId);
  if (policy === null) return;
  if (keptUntil(policy) > now) {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [forgetAtEnd(policy)] }));
    return;
  }
  await emptyFolder({ bucket: 'documents', prefix: policyFolder(policyId) });
  const events = await findPolicyEvents(policyId);
  const parts = await Promise.all(policy.instalments.map(({ number }) => findInstalmentOrders(policyId, number)));
  const orders = new Set([
    policy.orderId,
    ...events.map(({ detail }) => detail['orderId']).filter(isText),
    ...parts.flat().map(({ orderId }) => orderId),
  ]);
  for (const orderId of orders) await deleteOrder(orderId);
  const { agentId, customerId, issuedAt, applicationId } = policy;
  if (agentId !== null) await deleteRow(agentPolicyKey(agentId, issuedAt, policyId));
  if (customerId !== null) await deleteRow(customerPolicyKey(customerId, policyId));
  await deleteRow(holderKey(canonicalEmail(policy.holder.email), policyId));
  await deleteRow(applicationKey(applicationId));
  for (const { eventId } of events) await deleteRow(policyEventKey(policyId, eventId));
  await deleteRow(policyKey(policyId));
}

const isText = (value: unknown): value is string => typeof value === 'string';

async function deleteOrder(orderId: string): Promise<void> {
  const item = await readRow('insurance', policyOrderKey(orderId));
  if (item === undefined) return;
  const { payWay, reference, applicationId } = PolicyOrderRow.parse(item);
  // A change has an application of its own.
  await deleteRow(applicationKey(applicationId));
  if (payWay !== null && reference !== null) await deleteRow(policyPaymentKey(payWay, reference));
  await deleteRow(policyOrderKey(orderId));
}

async function deleteRow(key: Key): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table('insurance'), Key: key }));
}
