import { expect, test } from 'vitest';
import { checkAnswers } from '../../../../../../shared/insurance/check-answers.ts';
import type { Answers } from '../../../../../../shared/insurance/answers.ts';
import { productOf, readApplication, type Application } from '../../../../../../shared/insurance/product.ts';
import { stillThere } from '../../../../../../web/app/areas/insurance/flow/still-there.ts';
import { shippedProduct } from '../../../../../kit/insurance/products.ts';

const { definition } = shippedProduct('travel-hk');
const applicationFor = (answer: Answers['answer']): Application =>
  readApplication(productOf(definition), { answer, applicant: {}, insured: [] }, { today: '2026-03-10', plan: null });
const questionsOf = (problems: readonly { question: string }[]): string[] => problems.map(({ question }) => question);

const empty = applicationFor({ trips: 'single' });
const found = checkAnswers(empty, 'quote').filter(({ question }) => ['destinations', 'start'].includes(question));

test('a question that is answered is not complained of any more, the others are', () => {
  expect(questionsOf(stillThere(found, empty, 'quote'))).toEqual(['destinations', 'start']);
  expect(questionsOf(stillThere(found, applicationFor({ trips: 'single', destinations: ['JP'] }), 'quote'))).toEqual([
    'start',
  ]);
});

test('an answer that is wrong in another way is complained of when somebody goes on, not while they type', () => {
  const past = applicationFor({ trips: 'single', destinations: ['JP'], start: '2026-01-01' });

  expect(checkAnswers(past, 'quote').some(({ question }) => question === 'start')).toBe(true);
  expect(stillThere(found, past, 'quote')).toEqual([]);
});
