/**
 * Takes the policies of a deleted customer out of their hands. The policies go on and are kept as law demands
 * (docs/retention.md); whoever proves the same address later has them bound again (bind-policies.ts).
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { isWritten } from '../billing/order-states.ts';
import { policyChange } from '../insurance/change-policy.ts';
import { findPolicy } from '../insurance/find-policies.ts';
import { customerPolicyKey, type PolicyEventRow } from '../insurance/policy-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }],
};

type Moment = Pick<CallContext, 'now' | 'newId'>;
type Row = Record<string, unknown>;

const PART = 100;
/** Writes of the same policy at the same time that are waited for. */
const MOST_TRIES = 4;

export async function unbindPolicies(customerId: string, moment: Moment): Promise<void> {
  const read = () => listBelow('insurance', customerPolicyKey(customerId, ''), PART);
  for (let edges = await read(); edges.length > 0; edges = await read()) {
    for (const edge of edges) await unbind(customerId, edge, moment);
  }
}

/** The edge goes in the same write: after a crash a repetition finds what is still bound by it. */
async function unbind(customerId: string, { pk, sk, policyId }: Row, { now, newId }: Moment): Promise<void> {
  const edge = { Delete: { TableName: environment.table('insurance'), Key: { pk, sk } } };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const policy = await findPolicy(String(policyId));
    if (policy?.customerId !== customerId) {
      await dynamo.send(new TransactWriteCommand({ TransactItems: [edge] }));
      return;
    }
    const at = now.toISOString();
    const event: PolicyEventRow = { eventId: newId(), at, kind: 'unbound', by: 'customer', money: null, detail: {} };
    if (await isWritten([...policyChange(policy, { customerId: null }, event), edge])) return;
  }
  throw new Error('A policy was changed again and again while it was taken from its customer.');
}
