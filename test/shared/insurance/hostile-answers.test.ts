import { expect, test } from 'vitest';
import { Answers, type Answer, type Person } from '../../../shared/insurance/answers.ts';
import { checkAnswers } from '../../../shared/insurance/check-answers.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { underwrite } from '../../../shared/insurance/underwrite.ts';
import { amount } from '../../kit/amounts.ts';
import { randomApplication } from '../../kit/insurance/random-application.ts';
import { shippedCodes, shippedProduct } from '../../kit/insurance/products.ts';
import { today } from '../../kit/insurance/small-product.ts';
import { seededRandom } from '../../kit/turns.ts';

/** All of them are answers by their schema. */
const hostile: readonly Answer[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'x'.repeat(2_000),
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  '1e9',
  0,
  -1,
  0.5,
  1e12,
  -1e12,
  true,
  false,
  [],
  ['__proto__'],
  Array.from({ length: 50 }, (_, index) => `x${index}`),
];

test.each(shippedCodes)(
  '%s: answers of any kind are told what is wrong with them, or have a price',
  { timeout: amount(60_000, 900_000) },
  (code) => {
    const product = productOf(shippedProduct(code).definition);
    const random = seededRandom(8);
    const spoilt = (given: Person): Person =>
      Object.fromEntries(
        Object.entries(given).map(([id, answer]) => [
          id,
          random() < 0.3 ? (hostile[Math.floor(random() * hostile.length)] ?? '') : answer,
        ]),
      );
    let refused = 0;
    for (let count = 0; count < amount(300, 10_000); count++) {
      const right = randomApplication(product, random, today) ?? { answer: {}, applicant: {}, insured: [] };
      const answers = Answers.parse({
        answer: spoilt(right.answer),
        applicant: spoilt(right.applicant),
        insured: right.insured.map(spoilt),
      });
      for (const plan of [null, product.definition.plans[0]?.id ?? null]) {
        const application = readApplication(product, answers, { today, plan });
        expect(checkAnswers(application, 'details').length).toBeGreaterThan(0);
        if (checkAnswers(application, 'quote').length > 0) refused++;
        else if (underwrite(application).decision !== 'decline') expect(pricePlans(application, null)).toBeDefined();
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
);
