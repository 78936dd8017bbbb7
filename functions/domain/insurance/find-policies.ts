/** Reads policies (rows: policy-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { applicationKey, ApplicationRow } from './application-rows.ts';
import {
  agentPoliciesKey,
  customerPolicyKey,
  policyEventKey,
  PolicyEventRow,
  policyKey,
  PolicyRow,
} from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query'] }] };

/** More than an agent sells or a person buys. */
const MOST_POLICIES = 2_000;
const MOST_EVENTS = 500;

export async function findPolicy(policyId: string): Promise<PolicyRow | null> {
  const item = await readRow('insurance', policyKey(policyId));
  return item === undefined ? null : PolicyRow.parse(item);
}

/** Null before the issue. Whoever asks has shown already that they may. */
export async function findPolicyOfApplication(applicationId: string): Promise<PolicyRow | null> {
  const item = await readRow('insurance', applicationKey(applicationId));
  const policyId = item === undefined ? null : ApplicationRow.parse(item).policyId;
  return policyId === null ? null : findPolicy(policyId);
}

/** What was bought from an agent, the latest first. */
export async function policiesOfAgent(accountId: string): Promise<PolicyRow[]> {
  return followEdges(await listBelow('insurance', agentPoliciesKey(accountId), MOST_POLICIES, 'newest'));
}

/** What is bound to a customer, the latest first. */
export async function policiesOfCustomer(customerId: string): Promise<PolicyRow[]> {
  const policies = await followEdges(await listBelow('insurance', customerPolicyKey(customerId, ''), MOST_POLICIES));
  return policies.toSorted((one, other) => (one.issuedAt < other.issuedAt ? 1 : -1));
}

/** What happened to a policy, in the order in which it did. */
export async function findPolicyEvents(policyId: string): Promise<PolicyEventRow[]> {
  const items = await listBelow('insurance', policyEventKey(policyId, ''), MOST_EVENTS);
  return items.map((item) => PolicyEventRow.parse(item));
}

async function followEdges(edges: readonly Record<string, unknown>[]): Promise<PolicyRow[]> {
  const policies = await Promise.all(edges.map((edge) => findPolicy(String(edge['policyId']))));
  return policies.filter((policy) => policy !== null);
}
