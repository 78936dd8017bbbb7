/** What the engine says about random applications, in words: the same in every place that runs it, or the places differ. */
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { differenceOf } from '../../../shared/insurance/policy-change.ts';
import { pricePlans, type Price } from '../../../shared/insurance/rate.ts';
import { termOf, type PolicyTerm } from '../../../shared/insurance/term.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import { seededRandom } from '../turns.ts';
import { randomApplication } from './random-application.ts';

const today = '2026-11-22';

/** One line an application; the same seed draws the same ones. */
export function priceLines(definition: ProductDefinition, { seed, count }: { seed: number; count: number }): string[] {
  const product = productOf(definition);
  const random = seededRandom(seed);
  let former: { price: Price; term: PolicyTerm } | null = null;
  return Array.from({ length: count }, () => {
    const answers = randomApplication(product, random, today);
    if (answers === undefined) return 'none';
    const application = readApplication(product, answers, { today, plan: null });
    const { decision, reasons } = underwrite(application);
    const prices = decision === 'decline' ? [] : pricePlans(application, { code: 'TENTH', percent: 10 });
    const problems = checkAnswers(application, 'quote');
    const term = termOf(application);
    const [price] = prices;
    const change = former && price && term && changeOf(former, price, term);
    if (price && term) former = { price, term };
    return JSON.stringify({ answers, problems, term, decision, reasons, prices, change });
  });
}

/** As if a policy with the application before was changed to this one, with and without a change of its term. */
function changeOf({ price, term }: { price: Price; term: PolicyTerm }, now: Price, newTerm: PolicyTerm) {
  return [newTerm, term].map((next) => differenceOf({ before: price, now, term, newTerm: next, today: term.start }));
}
