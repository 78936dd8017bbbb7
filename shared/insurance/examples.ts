import { Answers } from './answers.ts';
import type { ProductDefinition } from './definition.ts';
import type { Logic, LogicData } from './logic.ts';
import { productOf, readApplication, type Product } from './product.ts';
import { pricePlans, type Price } from './rate.ts';

export type ExamplePrices = { id: string; prices: readonly Price[] };

/** What the example applications of a product cost on a day, in the definition's order. */
export function priceExamples(definition: ProductDefinition, today: string): ExamplePrices[] {
  const product = productOf(definition);
  return definition.examples.map((example) => {
    const application = readApplication(product, answersOf(product, example, today), { today, plan: null });
    return { id: example.id, prices: pricePlans(application, null) };
  });
}

type Example = ProductDefinition['examples'][number];

/** An example as it is on a day. Throws when an expression gives what is no answer. */
export function answersOf({ run }: Product, { answer, insured }: Example, today: string): Answers {
  const data: LogicData = { answer: {}, applicant: {}, insured: [], fact: {}, today, plan: null, isRenewal: false };
  const given = (asked: Readonly<Record<string, Logic>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(asked).map(([id, logic]) => [id, run(logic, data)]));
  return Answers.parse({ answer: given(answer), applicant: {}, insured: insured.map(given) });
}
