/** A policy with everything that its page shows. */
import type { Application } from '../../../shared/insurance/product.ts';
import type { MyPolicy } from '../../../shared/insurance/portal.ts';
import type { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import { minorOf } from '../../../shared/insurance/money.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { changedLabels } from '../insurance/changed-answers.ts';
import { findPolicyEvents } from '../insurance/find-policies.ts';
import { textsOf } from '../insurance/find-product.ts';
import { dueInstalmentOf } from '../insurance/orders/due-instalment.ts';
import { instalmentPath } from '../insurance/orders/instalment-link.ts';
import type { PolicyEventRow } from '../insurance/policy-rows.ts';
import { toPolicyView } from '../insurance/policy-view.ts';
import { contactQuestions } from './change-details.ts';
import { daysLeftOf } from './my-policies.ts';
import { nextPaymentOf } from './next-payment.ts';
import { getOwnPolicy, stateOf, type OwnPolicy } from './own-policy.ts';
import { applicationOfPolicy } from '../insurance/renewal-reminders.ts';
import { findPortalAgent } from './portal-agent.ts';
import { isRenewable } from './is-renewable.ts';

/** How long after its end a loss is still notified here. */
const CLAIM_DAYS = 730;

/** Throws `not_found`. */
export async function findMyPolicy(policyId: string, { actor, now, language }: CustomerContext): Promise<MyPolicy> {
  const own = await getOwnPolicy(actor.id, policyId, now);
  const { policy, definition, today } = own;
  const [view, { texts }, events, agent] = await Promise.all([
    toPolicyView(policy, language, now),
    textsOf(definition, language),
    findPolicyEvents(policyId),
    policy.agentId === null ? null : findPortalAgent(policy.agentId, now),
  ]);
  const due = dueInstalmentOf(policy, today);
  const application = applicationOfPolicy(own.policy, own.definition);
  return {
    policy: view,
    line: definition.line,
    daysLeft: daysLeftOf(policy, today),
    agent,
    nextPayment: nextPaymentOf(policy),
    dueInstalment: due && { ...due, payPath: await instalmentPath(policy.applicationId) },
    benefits: benefitsOf(own, application, texts),
    events: definition.events.map((id) => ({ id, ...(texts.events[id] ?? { title: id, text: '' }) })),
    exclusions: definition.exclusions.map((id) => texts.exclusions[id] ?? { title: id, text: '' }),
    contact: contactOf(application, texts),
    timeline: events.map((event) => toEntry(event, texts)),
    can: canOf(own),
  };
}

/** Limits as the plan gave them for these answers. */
function benefitsOf(
  { policy, definition }: OwnPolicy,
  { product, data }: Application,
  texts: ProductTexts,
): MyPolicy['benefits'] {
  const plan = definition.plans.find(({ id }) => id === policy.plan);
  return (plan?.benefits ?? []).map(({ id, limit }) => {
    const worth = product.tryRun(limit, data);
    const { name, text } = texts.benefits[id] ?? { name: id };
    return {
      id,
      name,
      text: text ?? null,
      limit: typeof worth === 'number' ? minorOf(worth, definition.currency) : null,
    };
  });
}

function contactOf(application: Application, texts: ProductTexts): MyPolicy['contact'] {
  return contactQuestions(application).map(({ question: { id, kind }, answer }) => ({
    ...{ id, kind },
    label: texts.questions[`applicant.${id}`]?.label ?? id,
    value: answer ?? null,
  }));
}

function toEntry(
  { eventId, at, kind, money, detail }: PolicyEventRow,
  texts: ProductTexts,
): MyPolicy['timeline'][number] {
  return { id: eventId, at, kind, money, text: textOf(kind, detail, texts) };
}

/** What a customer may read of an event's detail: what they said themselves, and what follows from it. */
function textOf(kind: PolicyEventRow['kind'], detail: PolicyEventRow['detail'], texts: ProductTexts): string | null {
  if (kind === 'claim-notified') return String(detail['number'] ?? '');
  if (kind === 'change-asked') return String(detail['text'] ?? '');
  if (kind === 'changed' && 'changed' in detail) return changedLabels(detail, texts).join(' · ');
  if (kind !== 'changed' || !Array.isArray(detail['questions'])) return null;
  return detail['questions'].map((id) => texts.questions[`applicant.${String(id)}`]?.label ?? String(id)).join(' · ');
}

function canOf(own: OwnPolicy): MyPolicy['can'] {
  const { policy, today } = own;
  const state = stateOf(policy, today);
  const isOpen = state === 'active' || state === 'upcoming';
  const last = policy.cancelledOn ?? policy.end;
  return {
    cancel: isOpen,
    change: isOpen,
    renew: isRenewable(own),
    claim: today <= addDays(last, CLAIM_DAYS),
  };
}
