/** My Policies and My Quotes: separate by agent, or together where the customer agreed to it. The rows stay as they are. */
import type { MyPolicies, PolicyCard, PortalAgent, QuoteCard } from '../../../shared/insurance/portal.ts';
import { daysBetween } from '../../../shared/rules/calendar-date.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { CustomerContext } from '../../kit/context.ts';
import type { ApplicationRow, KeptQuote } from '../insurance/application-rows.ts';
import { todayOf } from '../insurance/applications.ts';
import { policiesOfCustomer } from '../insurance/find-policies.ts';
import { definitionOf, textsOf } from '../insurance/find-product.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';
import { toPolicyView } from '../insurance/policy-view.ts';
import { findChosenAgentId } from './choose-agent.ts';
import { quotesOfCustomer } from './find-quotes.ts';
import { findMergeConsent } from './merge-consent.ts';
import { nextPaymentOf } from './next-payment.ts';
import { stateOf } from './own-policy.ts';
import { findPortalAgents } from './portal-agent.ts';
import { isRenewable } from './is-renewable.ts';

type Agents = ReadonlyMap<string, PortalAgent>;
type Shown = { language: LanguageValue; now: Date; agents: Agents };
type Found<Card> = { agentId: string | null; card: Card };

export async function findMyPolicies({ actor, now, language }: CustomerContext): Promise<MyPolicies> {
  const [policies, quotes, chosenId, consent] = await Promise.all([
    policiesOfCustomer(actor.id),
    quotesOfCustomer(actor, now),
    findChosenAgentId(actor.id),
    findMergeConsent(actor.id),
  ]);
  const sellers = [...policies, ...quotes].map(({ agentId }) => agentId);
  const agents = await findPortalAgents(
    [...sellers, chosenId].filter((id) => id !== null),
    now,
  );
  const shown = { language, now, agents };
  const found = {
    policies: await Promise.all(policies.map((row) => toPolicyCard(row, shown))),
    quotes: await Promise.all(quotes.map((row) => toQuoteCard(row, shown))),
  };
  // Who is gone cannot be told from nobody: what was bought from either stands together.
  const order = [...new Set([chosenId, ...sellers].map((id) => (id !== null && agents.has(id) ? id : null)))];
  const groups = order.map((agentId) => groupOf(found, agents, agentId)).filter(isFilled);
  const chosenAgent = (chosenId !== null && agents.get(chosenId)) || null;
  const base = { chosenAgent, consent, hasSeveralAgents: groups.length > 1 };
  if (consent?.isGiven !== true) return { ...base, groups };
  const together = { agent: null, policies: found.policies.map(cardOf), quotes: found.quotes.map(cardOf) };
  return {
    ...base,
    groups: isFilled(together) ? [{ ...together, policies: together.policies.toSorted(bySoonest) }] : [],
  };
}

type Group = MyPolicies['groups'][number];

function groupOf(
  { policies, quotes }: { policies: Found<PolicyCard>[]; quotes: Found<QuoteCard>[] },
  agents: Agents,
  agentId: string | null,
): Group {
  const isOf = (found: Found<unknown>): boolean =>
    (found.agentId !== null && agents.has(found.agentId) ? found.agentId : null) === agentId;
  return {
    agent: (agentId !== null && agents.get(agentId)) || null,
    policies: policies.filter(isOf).map(cardOf).toSorted(bySoonest),
    quotes: quotes.filter(isOf).map(cardOf),
  };
}

const cardOf = <Card>({ card }: Found<Card>): Card => card;
const isFilled = ({ policies, quotes }: Group): boolean => policies.length + quotes.length > 0;

const rank = { active: 0, upcoming: 1, ended: 2, cancelled: 3 } as const;

/** What holds now first, then what begins soonest; what is over last, the latest of it first. */
function bySoonest(one: PolicyCard, other: PolicyCard): number {
  if (one.state !== other.state) return rank[one.state] - rank[other.state];
  const isOver = one.state === 'ended' || one.state === 'cancelled';
  return isOver ? other.end.localeCompare(one.end) : one.start.localeCompare(other.start);
}

async function toPolicyCard(policy: PolicyRow, { language, now, agents }: Shown): Promise<Found<PolicyCard>> {
  const [definition, view] = await Promise.all([
    definitionOf(policy.productCode, policy.version),
    toPolicyView(policy, language, now),
  ]);
  const today = todayOf(definition, now);
  const { policyId, number, productName, policyType, planName, coverFor, destinations, start, end } = view;
  const card = {
    ...{ policyId, number, productName, policyType, planName, coverFor, destinations, start, end },
    state: stateOf(policy, today),
    line: definition.line,
    daysLeft: daysLeftOf(policy, today),
    nextPayment: nextPaymentOf(policy),
    isRenewable: isRenewable({ policy, definition, today }),
    agent: agentOf(policy, agents),
  };
  return { agentId: policy.agentId, card };
}

const agentOf = ({ agentId }: { agentId: string | null }, agents: Agents): PortalAgent | null =>
  (agentId !== null && agents.get(agentId)) || null;

/** Until it begins, or until its last day; null for what is over. */
export function daysLeftOf(policy: PolicyRow, today: string): number | null {
  const state = stateOf(policy, today);
  if (state === 'upcoming') return daysBetween(today, policy.start);
  return state === 'active' ? daysBetween(today, policy.end) : null;
}

async function toQuoteCard(row: ApplicationRow, { language, now, agents }: Shown): Promise<Found<QuoteCard>> {
  const definition = await definitionOf(row.productCode, row.version);
  const { texts } = await textsOf(definition, language);
  const quote = row.changes === null ? row.quote : null;
  const today = todayOf(definition, now);
  const card: QuoteCard = {
    applicationId: row.applicationId,
    productCode: row.productCode,
    line: definition.line,
    productName: texts.name,
    state: row.state,
    isRenewal: row.renews !== null,
    changes: row.changes?.number ?? null,
    price: quote && priceOf(quote, row.plan, (plan) => texts.plans[plan]?.name ?? plan),
    validUntil: quote?.validUntil ?? null,
    daysLeft: quote && daysBetween(today, quote.validUntil),
    changedAt: row.updatedAt,
    agent: agentOf(row, agents),
  };
  return { agentId: row.agentId, card };
}

function priceOf({ prices }: KeptQuote, plan: string | null, nameOf: (plan: string) => string): QuoteCard['price'] {
  const chosen = prices.find((price) => price.plan === plan);
  const price = chosen ?? prices.toSorted((one, other) => one.total - other.total)[0];
  if (price === undefined) return null;
  const { total: amount, currency } = price;
  return { planName: nameOf(price.plan), total: { amount, currency }, isChosen: chosen !== undefined };
}
