import { expect, test } from 'vitest';
import type { Answer, Answers } from '../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import { productOf, readApplication, type Product } from '../../../shared/insurance/product.ts';
import { pricePlans, type Price } from '../../../shared/insurance/rate.ts';
import { underwrite, type Decision } from '../../../shared/insurance/underwrite.ts';
import { amount } from '../../kit/amounts.ts';
import { shippedCodes, shippedProduct } from '../../kit/insurance/products.ts';
import { randomApplication, type Random } from '../../kit/insurance/random-application.ts';
import { seededRandom } from '../../kit/turns.ts';

const today = '2026-11-22';

const APPLICATIONS = amount(200, 10_000);

const timeout = amount(60_000, 900_000);

function pricesOf(product: Product, answers: Answers): Price[] {
  return pricePlans(readApplication(product, answers, { today, plan: null }), null);
}

function* drawn(product: Product, seed: number): Generator<{ answers: Answers; random: Random }> {
  const random = seededRandom(seed);
  for (let count = 0; count < APPLICATIONS; count++) {
    const answers = randomApplication(product, random, today);
    if (answers !== undefined) yield { answers, random };
  }
}

const decide = (product: Product, answers: Answers): Decision =>
  underwrite(readApplication(product, answers, { today, plan: null })).decision;

/** What is declined has no price. */
function* priced(product: Product, seed: number): Generator<{ answers: Answers; random: Random }> {
  for (const one of drawn(product, seed)) if (decide(product, one.answers) !== 'decline') yield one;
}

test.each(shippedCodes)(
  '%s: nearly every drawn application comes out right, and some are accepted',
  { timeout },
  (code) => {
    const product = productOf(shippedProduct(code).definition);
    const all = [...drawn(product, 1)];
    const accepted = all.filter(({ answers }) => decide(product, answers) === 'accept');
    expect(all.length).toBeGreaterThan(APPLICATIONS * 0.9);
    expect(accepted.length).toBeGreaterThan(APPLICATIONS * 0.02);
  },
);

test.each(shippedCodes)('%s: every fact of a right application has a value', { timeout }, (code) => {
  const product = productOf(shippedProduct(code).definition);
  const { facts, personFacts } = product.definition;
  for (const { answers } of drawn(product, 6)) {
    const { data } = readApplication(product, answers, { today, plan: null });
    for (const { value } of facts) expect(() => product.run(value, data)).not.toThrow();
    for (const person of data.insured) {
      for (const { value } of personFacts) expect(() => product.run(value, { ...data, person })).not.toThrow();
    }
  }
});

test.each(shippedCodes)('%s: lines add up to premium, charges and total, in whole minor units', { timeout }, (code) => {
  const product = productOf(shippedProduct(code).definition);
  for (const { answers } of priced(product, 2)) {
    for (const { lines, premium, charges, total } of pricesOf(product, answers)) {
      const sum = lines.reduce((all, { amount }) => all + amount, 0);
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      expect({ total, sum }).toEqual({ total: premium + charges, sum: total });
      expect(premium).toBeGreaterThan(0);
    }
  }
});

test.each(shippedCodes)('%s: the order in which questions were answered changes nothing', { timeout }, (code) => {
  const product = productOf(shippedProduct(code).definition);
  for (const { answers, random } of priced(product, 3)) {
    const shuffled = shuffle(answers, random);
    expect(pricesOf(product, shuffled)).toEqual(pricesOf(product, answers));
  }
});

test.each(shippedCodes)('%s: answers to what is not asked change nothing', { timeout }, (code) => {
  const product = productOf(shippedProduct(code).definition);
  for (const { answers } of priced(product, 4)) {
    const { asked } = readApplication(product, answers, { today, plan: null });
    const names = new Set(asked.map(({ block, question }) => `${block.about}.${question.id}`));
    const others = product.definition.blocks
      .filter(({ about }) => about === 'answer')
      .flatMap(({ questions }) => questions)
      .filter(({ id }) => !names.has(`answer.${id}`));
    const more = Object.fromEntries(others.map(({ id }) => [id, 'stale']));
    expect(pricesOf(product, { ...answers, answer: { ...more, ...answers.answer } })).toEqual(
      pricesOf(product, answers),
    );
  }
});

test.each(shippedCodes)('%s: what is to be monotone is', { timeout }, (code) => {
  const product = productOf(shippedProduct(code).definition);
  const all = [...priced(product, 5)];
  for (const { question, direction } of product.definition.monotone) {
    const values = all.flatMap(({ answers }) => answers.answer[question] ?? []);
    for (const { answers, random } of all) {
      const raised = raise(product, answers, { question, values, random });
      if (raised === undefined) continue;
      const [before, after] = [pricesOf(product, answers), pricesOf(product, raised)];
      for (const { plan, premium } of before) {
        const other = after.find((price) => price.plan === plan);
        if (other === undefined) continue;
        const change = (other.premium - premium) * (direction === 'up' ? 1 : -1);
        expect(change, `${code} ${plan}: ${question} of ${JSON.stringify(answers.answer)}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

type Raise = { question: string; values: readonly Answer[]; random: Random };

/** The same with a higher answer that others gave and that is allowed here as well; undefined where none was found. */
function raise(product: Product, answers: Answers, { question, values, random }: Raise): Answers | undefined {
  const value = answers.answer[question];
  if (value === undefined) return undefined;
  for (let tries = 0; tries < 20; tries++) {
    const other = values[Math.floor(random() * values.length)];
    if (other === undefined || !isMore(other, value)) continue;
    const raised = { ...answers, answer: { ...answers.answer, [question]: other } };
    const isRight = checkAnswers(readApplication(product, raised, { today, plan: null }), 'quote').length === 0;
    if (isRight && decide(product, raised) !== 'decline') return raised;
  }
  return undefined;
}

/** Of options too: sums to choose from are numbers in words. */
function isMore(one: Answer, other: Answer): boolean {
  const [first, second] = [Number(one), Number(other)];
  return Number.isNaN(first) || Number.isNaN(second) ? one > other : first > second;
}

function shuffle(answers: Answers, random: Random): Answers {
  const mixed = <Value>(record: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(record)
        .map((entry) => ({ entry, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ entry }) => entry),
    );
  return {
    insured: answers.insured.map(mixed),
    applicant: mixed(answers.applicant),
    answer: mixed(answers.answer),
  };
}
