/** Example cases of a definition: they are its tests, and say in figures what its author meant. */
import * as z from 'zod';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { Answers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { ProductDefinition } from './definition.ts';
import { instalmentWays, splitPayment } from './instalments.ts';
import { NoValue } from './logic.ts';
import { minorOf } from './money.ts';
import { productOf, readApplication, type Application } from './product.ts';
import { NoRate, pricePlans, type Price } from './rate.ts';
import { termOf } from './term.ts';
import { underwrite } from './underwrite.ts';

export const ProductCase = z.strictObject({
  title: z.string(),
  today: CalendarDateText,
  answers: Answers,
  /** Up to which stage the answers are checked. */
  stage: z.enum(['quote', 'details']).default('quote'),
  isRenewal: z.boolean().default(false),
  voucher: z.strictObject({ code: z.string(), percent: z.number() }).nullable().default(null),
  expects: z.strictObject({
    /** `<about>.<question>: <code>`, in order; empty when all is well. */
    problems: z.array(z.string()).default([]),
    decision: z.enum(['accept', 'refer', 'decline']).optional(),
    /** Ids of the rules that spoke. */
    reasons: z.array(z.string()).default([]),
    term: z.strictObject({ start: CalendarDateText, end: CalendarDateText }).optional(),
    /** By plan: the total in major units. Plans that are not named must not be offered. */
    totals: z.record(z.string(), z.number()).optional(),
    /** By plan: some of the lines, in major units. */
    lines: z.record(z.string(), z.record(z.string(), z.number())).default({}),
    /** By way of paying in parts: the first payment of the first plan, in major units. Ways that are not named may be offered as well. */
    firstInstalments: z.record(z.string(), z.number()).default({}),
  }),
});
export type ProductCase = z.infer<typeof ProductCase>;

/** What a case says and the definition does not do; empty when it holds. */
export function runCase(definition: ProductDefinition, given: ProductCase): string[] {
  try {
    return compareCase(definition, given);
  } catch (error) {
    if (error instanceof NoRate || error instanceof NoValue) return [`no price: ${error.message}`];
    throw error;
  }
}

function compareCase(definition: ProductDefinition, given: ProductCase): string[] {
  const { answers, today, voucher, expects, stage, isRenewal } = given;
  const application = readApplication(productOf(definition), answers, { today, plan: null, isRenewal });
  const problems = checkAnswers(application, stage).map(({ about, question, code }) => `${about}.${question}: ${code}`);
  const failures = differ('problems', expects.problems, problems);
  if (problems.length > 0) return failures;
  const { decision, reasons } = underwrite(application);
  failures.push(...differ('decision', expects.decision ?? 'accept', decision));
  failures.push(
    ...differ(
      'reasons',
      expects.reasons,
      reasons.map(({ rule }) => rule),
    ),
  );
  if (expects.term !== undefined) failures.push(...differ('term', expects.term, termOf(application)));
  if (decision === 'decline') return failures;
  const prices = pricePlans(application, voucher);
  return [
    ...failures,
    ...differInPrices(definition, expects, prices),
    ...differInParts(application, expects, prices[0]),
  ];
}

function differInPrices(
  { currency }: ProductDefinition,
  expects: ProductCase['expects'],
  prices: readonly Price[],
): string[] {
  const totals = Object.fromEntries(prices.map(({ plan, total }) => [plan, total]));
  const wanted = expects.totals ?? {};
  const inMinor = Object.fromEntries(Object.entries(wanted).map(([plan, total]) => [plan, minorOf(total, currency)]));
  const failures = expects.totals === undefined ? [] : differ('totals', inMinor, totals);
  for (const [plan, lines] of Object.entries(expects.lines)) {
    for (const [id, amount] of Object.entries(lines)) {
      const found = prices.find((price) => price.plan === plan)?.lines.filter((line) => line.id === id) ?? [];
      const sum = found.reduce((all, line) => all + line.amount, 0);
      failures.push(...differ(`${plan}: ${id}`, minorOf(amount, currency), sum));
    }
  }
  return failures;
}

function differInParts(
  application: Application,
  { firstInstalments }: ProductCase['expects'],
  price?: Price,
): string[] {
  const ways = instalmentWays(application);
  return Object.entries(firstInstalments).flatMap(([id, amount]) => {
    const way = ways.find((one) => one.id === id);
    if (price === undefined || way === undefined) return [`instalments ${id}: not offered`];
    const [first] = splitPayment(price, way, application.moment.today).instalments;
    return differ(`instalments ${id}`, minorOf(amount, price.currency), first?.amount);
  });
}

/** Compared as JSON, the keys in one order. */
function differ(what: string, wanted: unknown, found: unknown): string[] {
  const [one, other] = [inOrder(wanted), inOrder(found)];
  return one === other ? [] : [`${what}: expected ${one}, got ${other}`];
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
