/** Policies as their holders and agents see them. */
import { arePapersLate } from '../../../shared/insurance/papers-late.ts';
import { coverFor, destinationsOf, scheduleLines, type Insured } from '../../../shared/insurance/policy-schedule.ts';
import {
  documentKinds,
  type PolicyDocument,
  type PolicyState,
  type PolicyView,
} from '../../../shared/insurance/policy.ts';
import type { AgentCard } from '../../../shared/insurance/channel.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { addDays, clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { AppError } from '../../kit/app-error.ts';
import { findLivePage } from '../pages/find-page.ts';
import { toAgentCard } from './agent-card.ts';
import { todayOf } from './applications.ts';
import { definitionOf, textsOf } from './find-product.ts';
import { policyFileName } from './policy-files.ts';
import type { PolicyRow } from './policy-rows.ts';

/** @param wanted of its words, where the product has them */
export async function toPolicyView(row: PolicyRow, wanted: LanguageValue, now: Date): Promise<PolicyView> {
  const [insured, agent] = await Promise.all([findInsured(row, wanted), agentOf(row)]);
  const { policyId, number, applicationId, productCode, version, holder, start, end, issuedOn, price } = row;
  // Days count where the product is sold; elsewhere only for one that is no more.
  const today = insured === null ? clockTimeIn('UTC', now).date : todayOf(insured.definition, now);
  return {
    ...{ policyId, number, applicationId, productCode, version, state: stateOf(row, today) },
    productName: insured?.texts.name ?? productCode,
    policyType: insured?.texts.policyType ?? productCode,
    ...{ holderFirstName: holder.firstName, holderLastName: holder.lastName, start, end, issuedOn },
    coverFor: insured === null ? [] : coverFor(insured),
    destinations: insured === null ? [] : destinationsOf(insured),
    planName: insured?.texts.plans[row.plan]?.name ?? row.plan,
    ...{ total: { amount: price.total, currency: price.currency }, price },
    schedule: insured === null ? [] : scheduleLines(insured),
    ...{ instalments: row.instalments, documents: documentsOf(row, now), agent },
    coolingOffUntil: insured === null ? null : coolingOffUntil(row, insured.definition, today),
    cancelledOn: row.cancelledOn,
  };
}

/** What is insured, in the words of a language; null when the product is gone with its insurer. */
export async function findInsured(row: PolicyRow, wanted: LanguageValue): Promise<Insured | null> {
  try {
    const definition = await definitionOf(row.productCode, row.version);
    const { language, texts } = await textsOf(definition, wanted);
    return { definition, texts, language, answers: row.answers, plan: row.plan, today: row.issuedOn };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

type Papers = Pick<PolicyRow, 'number' | 'files' | 'issuedAt' | 'changedAt'>;

export function documentsOf({ number, files, issuedAt, changedAt }: Papers, now: Date): PolicyDocument[] {
  const areLate = arePapersLate(changedAt ?? issuedAt, now);
  return documentKinds.map((kind) => {
    const isReady = files[kind] !== undefined;
    return { kind, fileName: policyFileName(number, kind), isReady, isLate: !isReady && areLate };
  });
}

/** The agent as their live page shows them; null without one. */
async function agentOf({ agentId }: PolicyRow): Promise<AgentCard | null> {
  const page = agentId === null ? null : await findLivePage(agentId);
  return page && toAgentCard(page);
}

function stateOf({ cancelledOn, start, end }: PolicyRow, today: string): PolicyState {
  if (cancelledOn !== null) return 'cancelled';
  if (today < start) return 'upcoming';
  return today > end ? 'ended' : 'active';
}

/** The last day on which everything is paid back; null once it is over. */
function coolingOffUntil(row: PolicyRow, { refund }: ProductDefinition, today: string): string | null {
  const { issuedOn, start, end, cancelledOn, hasClaim } = row;
  const last = [addDays(issuedOn, refund.coolingOffDays), refund.isOpenAfterStart ? end : addDays(start, -1)];
  const until = last.toSorted()[0] ?? issuedOn;
  return cancelledOn !== null || hasClaim || refund.coolingOffDays === 0 || today > until ? null : until;
}
