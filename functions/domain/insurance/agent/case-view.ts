/** Applications and policies as their agent reads them, in the agent's language. */
import type { AgentCase, CaseStatus } from '../../../../shared/insurance/agent-case.ts';
import { checkAnswers } from '../../../../shared/insurance/check-answers.ts';
import type { ProductTexts } from '../../../../shared/insurance/product-texts.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { fullName } from '../../../../shared/places/name-order.ts';
import type { Money } from '../../../../shared/model/billing.ts';
import { clockTimeIn } from '../../../../shared/rules/zoned-time.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { textsOf } from '../find-product.ts';
import { dueInstalmentOf } from '../orders/due-instalment.ts';
import type { PolicyRow } from '../policy-rows.ts';
import { findInsured } from '../policy-view.ts';
import { readWith } from '../quote-application.ts';
import type { FoundApplication, FoundCase, FoundPolicy } from './find-cases.ts';

type Shown = { language: LanguageValue; now: Date };

export function toCase(found: FoundCase, shown: Shown): Promise<AgentCase> {
  return found.kind === 'policy' ? ofPolicy(found, shown) : ofApplication(found, shown);
}

async function ofApplication(found: FoundApplication, { language, now }: Shown): Promise<AgentCase> {
  const { row, isMine, remindAt } = found;
  const { applicationId: id, productCode, agentName, plan, updatedAt: at } = row;
  const { application, definition } = await readWith(row, now);
  const { texts } = await textsOf(definition, language);
  return {
    ...{ case: { kind: 'application', id }, status: statusOfApplication(row), customer: customerOf(row) },
    ...{ productCode, productName: texts.name, planName: planName(plan, texts), total: totalOf(row), at },
    ...{ policyNumber: row.changes?.number ?? null, isChange: row.changes !== null, cover: null, dueInstalment: null },
    ...{ stoppedAt: stoppedAt(row, checkAnswers(application, 'details'), texts) },
    ...{ decider: deciderFor(found), agentName, isMine, remindAt },
  };
}

/** The product's words where it is still there; its insurer may be gone. */
async function ofPolicy({ row, isMine, remindAt }: FoundPolicy, { language, now }: Shown): Promise<AgentCase> {
  const { policyId: id, productCode, plan, price, start, end, number, agentName, issuedAt: at } = row;
  const insured = await findInsured(row, language);
  const { firstName, lastName, email, telephone } = row.holder;
  const today = clockTimeIn(insured?.definition.timeZone ?? 'UTC', now).date;
  return {
    ...{ case: { kind: 'policy', id }, status: statusOfPolicy(row, today) },
    customer: { name: fullName(firstName, lastName, row.language), email, telephone },
    ...{ productCode, productName: insured?.texts.name ?? productCode },
    ...{ planName: insured?.texts.plans[plan]?.name ?? plan, total: { amount: price.total, currency: price.currency } },
    ...{ at, policyNumber: number, isChange: false, cover: { start, end }, dueInstalment: dueInstalmentOf(row, today) },
    ...{ stoppedAt: null, decider: null, agentName, isMine, remindAt },
  };
}

const statuses = {
  draft: 'in-progress',
  ordered: 'in-progress',
  accepted: 'accepted',
  referred: 'referred',
  declined: 'declined',
  issued: 'issued',
} as const satisfies Record<ApplicationRow['state'], CaseStatus>;

/** A change that no rule sends to a person is accepted from its beginning: its customer has yet to say what, and to confirm it. */
export function statusOfApplication({ state, changes, decided }: ApplicationRow): CaseStatus {
  const isOpenChange = state === 'accepted' && changes !== null && decided === null;
  return isOpenChange ? 'in-progress' : statuses[state];
}

/** @param today where the product is sold */
export function statusOfPolicy(
  { cancelledOn, end }: Pick<PolicyRow, 'cancelledOn' | 'end'>,
  today: string,
): CaseStatus {
  if (cancelledOn !== null) return 'cancelled';
  return end < today ? 'ended' : 'issued';
}

/** The applicant, as their own language writes a name. */
export function customerOf({
  answers: { applicant },
  language,
}: Pick<ApplicationRow, 'answers' | 'language'>): AgentCase['customer'] {
  const text = (id: string): string => {
    const answer = applicant[id];
    return typeof answer === 'string' ? answer.trim() : '';
  };
  return {
    name: fullName(text('firstName'), text('lastName'), language),
    email: text('email'),
    telephone: text('telephone'),
  };
}

function totalOf({ quote, plan, changes }: ApplicationRow): Money | null {
  if (changes !== null) {
    const change = quote?.changes?.find((one) => one.plan === plan);
    return change ? { amount: change.due - change.takenOff - change.back, currency: change.currency } : null;
  }
  const price = quote?.prices.find((one) => one.plan === plan);
  return price ? { amount: price.total, currency: price.currency } : null;
}

const planName = (plan: string | null, texts: ProductTexts): string | null =>
  plan === null ? null : (texts.plans[plan]?.name ?? null);

/** Answers come first, then the plan, then the payment; whoever waits for a decision has not stopped. */
function stoppedAt(
  { state, plan, quote }: ApplicationRow,
  [missing]: ReturnType<typeof checkAnswers>,
  texts: ProductTexts,
): AgentCase['stoppedAt'] {
  if (state !== 'draft' && state !== 'accepted' && state !== 'ordered') return null;
  if (state === 'ordered') return { step: 'payment', question: '' };
  if (missing !== undefined) {
    const question = texts.questions[`${missing.about}.${missing.question}`]?.label ?? '';
    return { step: 'question', question };
  }
  return { step: plan === null || quote === null ? 'plan' : 'payment', question: '' };
}

/** An agent who decides is the caller; an insurer's people see what is theirs alone. */
function deciderFor({ decider, isMine }: FoundApplication): AgentCase['decider'] {
  if (decider === null) return null;
  return (decider === 'agent') === isMine ? 'you' : decider;
}
