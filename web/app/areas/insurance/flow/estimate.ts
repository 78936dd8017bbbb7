/** What it costs by what is answered so far: the price, or before all is answered one of the product's own examples with it. */
import type { Answers } from '../../../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../../../shared/insurance/check-answers.ts';
import type { LogicData } from '../../../../../shared/insurance/logic.ts';
import { readApplication, type Application, type Product } from '../../../../../shared/insurance/product.ts';
import { pricePlans, NoRate, type Price, type VoucherValue } from '../../../../../shared/insurance/rate.ts';
import { underwrite } from '../../../../../shared/insurance/underwrite.ts';

export type PriceNow = { isEstimate: boolean; prices: readonly Price[] };

/** Null where there is none: declined, or answers that no example goes with. */
export function priceNow(application: Application, answers: Answers, voucher: VoucherValue | null): PriceNow | null {
  if (checkAnswers(application, 'quote').length === 0) return priceOf(application, voucher, false);
  const { product, moment } = application;
  for (const example of product.definition.examples) {
    const filled = readApplication(product, withExample(product, answers, example, moment.today), moment);
    if (checkAnswers(filled, 'quote').length === 0) return priceOf(filled, voucher, true);
  }
  return null;
}

function priceOf(application: Application, voucher: VoucherValue | null, isEstimate: boolean): PriceNow | null {
  try {
    if (underwrite(application).decision === 'decline') return null;
    const prices = pricePlans(application, voucher);
    return prices.length === 0 ? null : { isEstimate, prices };
  } catch (error) {
    // A definition without a rate is the server's to report; here there is no price to show.
    if (error instanceof NoRate) return null;
    throw error;
  }
}

type Example = Product['definition']['examples'][number];

/** What was answered, and for the rest what the example says. */
function withExample(product: Product, answers: Answers, example: Example, today: string): Answers {
  const data: LogicData = { answer: {}, applicant: {}, insured: [], fact: {}, today, plan: null, isRenewal: false };
  const given = (asked: Example['answer']) =>
    Object.fromEntries(Object.entries(asked).map(([id, logic]) => [id, product.tryRun(logic, data)]));
  const first = given(example.insured[0] ?? {});
  // Only one of them is the applicant; who the others are is said by any other answer.
  const relations = product.definition.blocks.flatMap(({ about, questions }) => (about === 'insured' ? questions : []));
  const other = relations.find(({ id }) => id === 'relation')?.options?.find(({ id }) => id !== 'self')?.id;
  const others = other === undefined ? first : { ...first, relation: other };
  const insured =
    answers.insured.length === 0
      ? example.insured.map(given)
      : answers.insured.map((one, index) => ({ ...(index === 0 ? first : others), ...one }));
  return { ...answers, answer: { ...given(example.answer), ...answers.answer }, insured } as Answers;
}
