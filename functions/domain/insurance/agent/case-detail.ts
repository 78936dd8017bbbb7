/** One application or policy whole, as its agent or insurer reads it. */
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import type { PriceView } from '../../../../shared/insurance/application.ts';
import { productOf, readApplication, type Application } from '../../../../shared/insurance/product.ts';
import type { ProductTexts } from '../../../../shared/insurance/product-texts.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { findPolicy, findPolicyEvents } from '../find-policies.ts';
import { textsOf } from '../find-product.ts';
import { findInsured } from '../policy-view.ts';
import { readWith } from '../quote-application.ts';
import { answerLines, besideBefore } from './answer-lines.ts';
import { toCase } from './case-view.ts';
import type { FoundApplication, FoundCase, FoundPolicy } from './find-cases.ts';

type Asker = { actorId: string; language: LanguageValue; now: Date };

export async function toCaseDetail(found: FoundCase, asker: Asker): Promise<AgentCaseDetail> {
  const [view, rest] = await Promise.all([
    toCase(found, asker),
    found.kind === 'policy' ? ofPolicy(found, asker) : ofApplication(found, asker),
  ]);
  return { ...view, ...rest };
}

type Rest = Omit<AgentCaseDetail, keyof Awaited<ReturnType<typeof toCase>>>;

async function ofApplication({ row }: FoundApplication, { actorId, language, now }: Asker): Promise<Rest> {
  const { application, definition } = await readWith(row, now);
  const { texts, language: spoken } = await textsOf(definition, language);
  const { revision, quote, plan, decided } = row;
  // What a change costs is its total, and differs from day to day.
  const price = row.changes === null ? quote?.prices.find((one) => one.plan === plan) : undefined;
  const reasons = decided === null ? (quote?.reasons ?? []) : decided.reasons;
  return {
    ...{
      revision,
      answers: await answersOf(row, application, texts, spoken),
      price: price ? toLines(price, texts) : null,
    },
    reasons: [...new Set(reasons.flatMap(({ rule }) => texts.reasons[rule] ?? []))],
    ...{
      validUntil: row.changes === null ? (quote?.validUntil ?? null) : null,
      decision: decided && decisionOf(decided, actorId),
      timeline: timelineOf(row),
    },
  };
}

async function answersOf(
  { changes }: ApplicationRow,
  application: Application,
  texts: ProductTexts,
  spoken: LanguageValue,
): Promise<AgentCaseDetail['answers']> {
  const lines = answerLines(application, texts, spoken);
  const policy = changes && (await findPolicy(changes.policyId));
  if (!policy) return lines;
  const before = readApplication(application.product, policy.answers, { today: policy.issuedOn, plan: policy.plan });
  return besideBefore(lines, answerLines(before, texts, spoken));
}

function decisionOf(
  { decision, reason, note, at, by, isByInsurer }: NonNullable<ApplicationRow['decided']>,
  actorId: string,
): AgentCaseDetail['decision'] {
  return { decision, reason, note, at, by: by === actorId ? 'you' : isByInsurer ? 'insurer' : 'agent' };
}

function timelineOf({ createdAt, quote, decided }: ApplicationRow): AgentCaseDetail['timeline'] {
  const events: AgentCaseDetail['timeline'] = [
    { kind: 'begun', at: createdAt },
    ...(quote === null ? [] : [{ kind: 'quoted' as const, at: quote.quotedAt }]),
    ...(decided === null
      ? []
      : [{ kind: decided.decision === 'accept' ? 'accepted' : 'declined', at: decided.at } as const]),
  ];
  return events.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Of a product that is gone with its insurer there are no words: the sums and what happened are left. */
async function ofPolicy({ row }: FoundPolicy, { language }: Asker): Promise<Rest> {
  const { policyId, answers, plan, price, revision } = row;
  const [insured, events] = await Promise.all([findInsured(row, language), findPolicyEvents(policyId)]);
  const moment = { today: row.issuedOn, plan };
  return {
    ...{ revision, price: toLines(price, insured?.texts ?? null), reasons: [], validUntil: null, decision: null },
    answers: insured
      ? answerLines(readApplication(productOf(insured.definition), answers, moment), insured.texts, insured.language)
      : [],
    timeline: events.map(({ kind, at }) => ({ kind, at })).toSorted((one, other) => one.at.localeCompare(other.at)),
  };
}

/** What persons pay for the same is one line. */
function toLines({ currency, lines, total }: PriceView, texts: ProductTexts | null): AgentCaseDetail['price'] {
  const sums = new Map<string, NonNullable<AgentCaseDetail['price']>['lines'][number]>();
  for (const { id, kind, amount } of lines) {
    const before = sums.get(`${kind} ${id}`);
    sums.set(`${kind} ${id}`, { id, kind, label: texts?.lines[id] ?? '', amount: amount + (before?.amount ?? 0) });
  }
  return { currency, lines: [...sums.values()], total };
}
