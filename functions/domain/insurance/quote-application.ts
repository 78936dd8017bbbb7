/** What an application costs and how it is decided: worked out here, by the version that its answers belong to, and kept. */
import type { ApplicationView, ChangedPolicy, PriceView, QuoteView } from '../../../shared/insurance/application.ts';
import type { AnswerProblem } from '../../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { productOf, readApplication, type Application, type Moment } from '../../../shared/insurance/product.ts';
import { pricePlans, type VoucherValue } from '../../../shared/insurance/rate.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { ApplicationRow, ChangesRow, KeptQuote } from './application-rows.ts';
import { changeApplication, todayOf } from './applications.ts';
import { changePrices, findUnchanged, termProblems } from './changed-policy.ts';
import { checkGiven } from './check-given.ts';
import { isAnyListed } from './exclusion-list.ts';
import { definitionOf, textsOf } from './find-product.ts';
import { asDecided, standingDecision } from './referrals/standing-decision.ts';
import { findVoucher, valueOf } from './vouchers.ts';

export type Rated = { problems: AnswerProblem[]; quote: null } | { problems: []; quote: Omit<KeptQuote, 'quoteId'> };

type Rating = { voucher: VoucherValue | null; now: Date; row: ApplicationRow | null };

/**
 * Prices and decision for answers of the stage `quote`; what is wrong with them, when something is.
 * @param row null for answers that are not kept
 */
export async function rateAnswers(
  definition: ProductDefinition,
  application: Application,
  { voucher, now, row }: Rating,
): Promise<Rated> {
  const today = todayOf(definition, now);
  const problems = await checkAll(application, row, { stage: 'quote', today });
  if (problems.length > 0) return { problems, quote: null };
  const { decision, reasons } = underwrite(application);
  const quote = {
    version: definition.version,
    quotedAt: now.toISOString(),
    // Tomorrow a change counts for a day less.
    validUntil: row?.changes ? today : addDays(today, definition.quoteDays),
    decision,
    reasons: reasons.map(({ rule, person }) => ({ rule, person })),
    prices: decision === 'decline' ? [] : pricePlans(application, voucher).map(toPriceView),
    voucherCode: voucher?.code ?? null,
    changes: null,
  };
  return { problems: [], quote };
}

async function checkAll(
  application: Application,
  row: ApplicationRow | null,
  { stage, today }: { stage: 'quote' | 'details'; today: string },
): Promise<AnswerProblem[]> {
  const problems = await checkGiven(application, stage, row && [row.applicationId, ...(row.changes?.filesOf ?? [])]);
  return problems.length > 0 || !row?.changes ? problems : termProblems(application, row.changes, today);
}

/** As it is answered. */
export const toPriceView = ({ lines, ...price }: ReturnType<typeof pricePlans>[number]): PriceView => ({
  ...price,
  lines: [...lines],
});

const stateOf = { accept: 'accepted', refer: 'referred', decline: 'declined' } as const;

export type Quoted = { row: ApplicationRow; problems: AnswerProblem[]; former: KeptQuote | null };

/**
 * Works out a quote and keeps it with the application; the one before is given as well, to tell what has changed. Throws
 * `change_outdated` for a policy that can no longer be changed by it.
 */
export async function quoteApplication(row: ApplicationRow, { now, newId }: CallContext): Promise<Quoted> {
  const { rated, application, isOutdated } = await rateRow(row, now);
  if (isOutdated) throw new AppError('change_outdated');
  const { problems, quote } = rated;
  if (quote === null) return { row, problems, former: row.quote };
  const decided = await decideQuote(row, application, quote);
  const { decision } = decided;
  const kept: KeptQuote = { ...decided, quoteId: newId() };
  const changed = await changeApplication(row, { state: stateOf[decision], quote: kept }, now);
  return { row: changed, problems: [], former: row.quote };
}

/** Who is on the insurer's list is decided by the insurer, and is not told why; what a person decided holds on. */
async function decideQuote(
  row: ApplicationRow,
  application: Application,
  quote: Omit<KeptQuote, 'quoteId'>,
): Promise<Omit<KeptQuote, 'quoteId'>> {
  if (quote.decision === 'decline') return quote;
  const isListed = await isAnyListed(row.companyId, row.answers);
  if (quote.decision === 'accept' && !isListed) return quote;
  return asDecided(quote, standingDecision(row, application, isListed) ?? 'refer');
}

/** An application with its definition and, where its voucher still holds, what that takes off. */
export async function readWith(
  row: ApplicationRow,
  now: Date,
): Promise<{ definition: ProductDefinition; application: Application; voucher: VoucherValue | null }> {
  const definition = await definitionOf(row.productCode, row.version);
  const today = todayOf(definition, now);
  const application = readApplication(productOf(definition), row.answers, momentOf(row, today));
  const { companyId, channelCode, voucherCode } = row;
  const found =
    voucherCode === null ? null : await findVoucher(voucherCode, { companyId, definition, channelCode, today });
  return { definition, application, voucher: found && valueOf(found) };
}

/** As on which day it is read: a change as on the day of its policy's issue, so that the change alone makes a difference. */
export function momentOf({ plan, renews, changes }: ApplicationRow, today: string): Moment {
  if (changes !== null) return { today: changes.issuedOn, plan, isRenewal: changes.isRenewal };
  return { today, plan, isRenewal: renews !== null };
}

/** A quote in somebody's language. Rules that the product has no words for are the insurer's own. */
export async function toQuoteView(quote: KeptQuote, productCode: string, language: LanguageValue): Promise<QuoteView> {
  const { reasons, ...rest } = quote;
  return { ...rest, reasons: await withTexts(reasons, await definitionOf(productCode, quote.version), language) };
}

/** Reasons in somebody's language. */
async function withTexts(
  reasons: KeptQuote['reasons'],
  definition: ProductDefinition,
  language: LanguageValue,
): Promise<QuoteView['reasons']> {
  const { texts } = await textsOf(definition, language);
  return reasons.map((reason) => ({ ...reason, text: texts.reasons[reason.rule] ?? '' }));
}

/** How answers are decided and priced, in the applicant's words. */
export async function toRatedView(rated: Rated, definition: ProductDefinition, language: LanguageValue) {
  const { problems, quote } = rated;
  return {
    problems,
    decision: quote?.decision ?? null,
    reasons: await withTexts(quote?.reasons ?? [], definition, language),
    prices: quote?.prices ?? [],
    validUntil: quote?.validUntil ?? null,
  };
}

/** What the applicant sees. */
export async function toApplicationView(row: ApplicationRow, now: Date): Promise<ApplicationView> {
  const { companyId: _company, agentId: _agent, keyHash: _hash, customerKeyHash: _second, quote, ...rest } = row;
  const { createdAt: _created, updatedAt: _updated, expiresAt: _end, ...open } = rest;
  const { orderId: _order, policyNumber: _number, policyId: _policy, renews: _renewed, ...shown } = open;
  const { decided: _decided, linkKeyHash: _link, toldAt: _told, changes, ...view } = shown;
  return {
    ...view,
    changes: changes && (await toChangedPolicy(row, changes, now)),
    quote: quote && (await toQuoteView(quote, row.productCode, row.language)),
  };
}

async function toChangedPolicy(
  { productCode, version, state }: ApplicationRow,
  changes: ChangesRow,
  now: Date,
): Promise<ChangedPolicy> {
  const { basis: _basis, filesOf: _files, ...changed } = changes;
  const today = todayOf(await definitionOf(productCode, version), now);
  return { ...changed, isOutdated: state !== 'issued' && (await findUnchanged(changes, today)) === null };
}

/** What is missing or wrong up to a stage. */
export async function checkRow(row: ApplicationRow, stage: 'quote' | 'details', now: Date): Promise<AnswerProblem[]> {
  const { application, definition } = await readWith(row, now);
  return checkAll(application, row, { stage, today: todayOf(definition, now) });
}

/**
 * What an application would cost today, without keeping it. `isOutdated`: it would change a policy that is no longer what it
 * was.
 */
export async function rateRow(
  row: ApplicationRow,
  now: Date,
): Promise<{ today: string; rated: Rated; application: Application; isOutdated: boolean }> {
  const { definition, application, voucher } = await readWith(row, now);
  const today = todayOf(definition, now);
  const rated = await rateAnswers(definition, application, { voucher, now, row });
  const { changes } = row;
  if (changes === null || rated.quote === null) return { today, rated, application, isOutdated: false };
  const policy = await findUnchanged(changes, today);
  if (policy === null) return { today, rated, application, isOutdated: true };
  const money = changePrices(rated.quote.prices, application, { policy, changes, today });
  return { today, rated: { ...rated, quote: { ...rated.quote, changes: money } }, application, isOutdated: false };
}
