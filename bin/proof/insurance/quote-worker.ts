/** Quotes the cases of a product that have a price over and over for a while, and tells how long each took. */
import { parentPort, workerData } from 'node:worker_threads';
import { Answers } from '../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import { readProductFiles } from '../../insurance/product-files.ts';
import type { QuoteWork } from './quote-speed.ts';

const { folder, milliseconds } = workerData as QuoteWork;
const { definition, cases } = readProductFiles(folder);
const product = productOf(definition);
const priced = cases.filter(({ expects }) => expects.problems.length === 0 && expects.decision !== 'decline');
const times: number[] = [];
const end = performance.now() + milliseconds;
while (performance.now() < end) {
  for (const { answers, today } of priced) {
    const begin = performance.now();
    quote(answers, today);
    times.push(performance.now() - begin);
  }
}
parentPort?.postMessage(times);

/** What a request for prices does between its body and its answer. */
function quote(body: unknown, today: string): string {
  const application = readApplication(product, Answers.parse(body), { today, plan: null });
  const problems = checkAnswers(application, 'quote');
  const { decision } = underwrite(application);
  return JSON.stringify({ problems, decision, prices: pricePlans(application, null) });
}
