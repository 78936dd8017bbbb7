/** Definitions that say just what a test is about: the example product with some parts replaced. */
import type * as z from 'zod';
import { noAnswers, type Answers } from '../../../shared/insurance/answers.ts';
import { ProductDefinition, type Question } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { productOf, readApplication, type Application, type Moment } from '../../../shared/insurance/product.ts';

export const today = '2026-11-22';

type Written = z.input<typeof ProductDefinition>;

export function definitionWith(changes: Partial<Written>): ProductDefinition {
  return ProductDefinition.parse({ ...exampleProduct.definition, ...changes });
}

/** Asks nothing that is priced: without changes its plan costs 100.00, and cover begins today for a year. */
export function plainDefinition(changes: Partial<Written> = {}): ProductDefinition {
  return definitionWith({
    steps: [{ id: 'base', kind: 'amount', per: 'policy', value: 100 }],
    roundPremiumTo: 0.01,
    facts: [],
    blocks: [block('risk', [{ id: 'note', kind: 'text', required: false }])],
    term: { start: { var: 'today' }, unit: 2, length: 1, extraDays: -1 },
    monotone: [],
    ...changes,
  });
}

type WrittenQuestion = z.input<typeof Question>;

/** Questions of a quote about the risk (or somebody) in one block. */
export function block(
  id: string,
  questions: readonly WrittenQuestion[],
  more: Partial<Written['blocks'][number]> = {},
): Written['blocks'][number] {
  return { id, stage: 'quote', about: 'answer', questions: [...questions], ...more };
}

export function applicationOf(
  definition: ProductDefinition,
  answers: Partial<Answers> = {},
  moment: Partial<Moment> = {},
): Application {
  return readApplication(productOf(definition), { ...noAnswers, ...answers }, { today, plan: null, ...moment });
}
