/** What the engine says about random applications, in words: the same in every place that runs it, or the places differ. */
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { termOf } from '../../../shared/insurance/term.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import { seededRandom } from '../turns.ts';
import { randomApplication } from './random-application.ts';

const today = '2026-11-22';

/** One line an application; the same seed draws the same ones. */
export function priceLines(definition: ProductDefinition, { seed, count }: { seed: number; count: number }): string[] {
  const product = productOf(definition);
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const answers = randomApplication(product, random, today);
    if (answers === undefined) return 'none';
    const application = readApplication(product, answers, { today, plan: null });
    const { decision, reasons } = underwrite(application);
    const prices = decision === 'decline' ? [] : pricePlans(application, { code: 'TENTH', percent: 10 });
    const problems = checkAnswers(application, 'quote');
    return JSON.stringify({ answers, problems, term: termOf(application), decision, reasons, prices });
  });
}
