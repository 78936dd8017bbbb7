/** What the holder's plan pays for the benefits that a question is about: the figures of the definition, never a model's. */
import type { Answers } from '../../../../shared/insurance/answers.ts';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import { minorOf } from '../../../../shared/insurance/money.ts';
import type { ProductTexts } from '../../../../shared/insurance/product-texts.ts';
import { productOf, readApplication } from '../../../../shared/insurance/product.ts';
import type { CoverFigure } from '../../../../shared/insurance/wording-answer.ts';
import { spokenOf } from './spoken-of.ts';

export type Bought = {
  plan: string;
  answers: Answers;
  /** The day of issue, `YYYY-MM-DD`. */
  today: string;
};

/** A benefit that holds less of the question's words is another one. */
const LEAST_COVERAGE = 0.3;
const NEAR_BEST = 0.85;
const MOST = 3;

/** @param about the question, and what the wording says to it: a benefit can be named there alone */
export function coverFigures(
  definition: ProductDefinition,
  texts: ProductTexts,
  bought: Bought,
  about: { question: string; quotes: readonly string[] },
): CoverFigure[] {
  const limits = limitsOf(definition, bought);
  const benefits = Object.entries(texts.benefits).flatMap(([id, { name, text = '' }]) =>
    limits.has(id) ? [{ id, name, text }] : [],
  );
  const found = spokenOf(about.question, benefits, ({ name, text }) => `${name}\n${text}`);
  const best = found[0]?.coverage ?? 0;
  const asked = found.filter(({ coverage }) => coverage >= Math.max(LEAST_COVERAGE, NEAR_BEST * best));
  const named = benefits.filter(({ name }) => about.quotes.some((quote) => begins(quote, name)));
  const chosen = [...new Set([...named, ...asked.map(({ part }) => part)])].slice(0, MOST);
  return chosen.map(({ id, name }) => ({ benefit: id, name, ...figureOf(limits.get(id), definition) }));
}

/** "Winter sports: skiing and …" begins with the benefit "Winter sports: equipment, …". */
function begins(quote: string, name: string): boolean {
  const short = (name.split(/[:：]/u, 1)[0] ?? '').trim().toLowerCase();
  return quote
    .toLowerCase()
    .replace(/^[\s•\d.]+/u, '')
    .startsWith(short);
}

/** In major units; null is "included", 0 "not covered". */
function limitsOf(definition: ProductDefinition, { plan, answers, today }: Bought): Map<string, number | null> {
  const product = productOf(definition);
  const { data } = readApplication(product, answers, { today, plan });
  const benefits = definition.plans.find(({ id }) => id === plan)?.benefits ?? [];
  return new Map(
    benefits.flatMap(({ id, limit }): [string, number | null][] => {
      const value = limit === null ? null : product.tryRun(limit, data);
      // Without a value for an expression nobody knows what is paid; an expression may also say "included".
      return value === null || typeof value === 'number' ? [[id, value]] : [];
    }),
  );
}

function figureOf(
  limit: number | null | undefined,
  { currency }: ProductDefinition,
): Pick<CoverFigure, 'kind' | 'amount'> {
  if (limit === null || limit === undefined) return { kind: 'included', amount: null };
  if (limit === 0) return { kind: 'not-covered', amount: null };
  return { kind: 'amount', amount: { amount: minorOf(limit, currency), currency } };
}
