/** The agent whom a customer asks first. Policies stay with those whom they were bought from. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PortalAgent } from '../../../shared/insurance/portal.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { listAgents } from '../accounts/agency.ts';
import { policiesOfCustomer } from '../insurance/find-policies.ts';
import { quotesOfCustomer, type Customer } from './find-quotes.ts';
import { findPortalAgents } from './portal-agent.ts';
import { chosenAgentKey, ChosenAgentRow } from './portal-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem'] }] };

/** Others of the same insurers: a choice, not a directory. */
const MOST_OTHERS = 40;

export type AgentToChoose = { agentId: string; agent: PortalAgent; policies: number };

/** The account of the chosen one; null while none is. */
export async function findChosenAgentId(customerId: string): Promise<string | null> {
  const item = await readRow('insurance', chosenAgentKey(customerId));
  return item === undefined ? null : ChosenAgentRow.parse(item).agentId;
}

/** Those whom the customer knows first, then others of the same insurers; only who has a live page. */
export async function agentsToChoose(customer: Customer, now: Date): Promise<AgentToChoose[]> {
  const [policies, quotes] = await Promise.all([policiesOfCustomer(customer.id), quotesOfCustomer(customer, now)]);
  const ownRows = [...policies, ...quotes];
  const known = ownRows.flatMap(({ agentId }) => (agentId === null ? [] : [agentId]));
  const insurers = [...new Set(ownRows.map(({ companyId }) => companyId))];
  const bound = await Promise.all(insurers.map((companyId) => listAgents(companyId, now)));
  const others = bound.flatMap(({ agents }) => agents.map(({ agentId }) => agentId)).slice(0, MOST_OTHERS);
  const found = await findPortalAgents([...known, ...others], now);
  return [...found].map(([agentId, agent]) => ({
    ...{ agentId, agent },
    policies: policies.filter((policy) => policy.agentId === agentId).length,
  }));
}

/** Throws `agent_not_chosen` for none, `not_found` for somebody who is not among those to choose from. */
export async function chooseAgent(agentName: string | null, { actor, now }: CustomerContext): Promise<PortalAgent> {
  if (agentName === null) throw new AppError('agent_not_chosen');
  const agents = await agentsToChoose(actor, now);
  const choice = agents.find(({ agent }) => agent.agentName === agentName);
  if (choice === undefined) throw new AppError('not_found');
  const row = { agentId: choice.agentId, chosenAt: now.toISOString() };
  await dynamo.send(
    new PutCommand({ TableName: environment.table('insurance'), Item: { ...chosenAgentKey(actor.id), ...row } }),
  );
  return choice.agent;
}
