import { expect, test } from 'vitest';
import { findExtracts } from '../../../../functions/domain/assistant/find-extracts.ts';

const passage = (number: number, text: string, source = 'about-me') => ({ number, source, label: 'about me', text });
const passages = [
  passage(1, 'Hello, ask me about prices!', 'greeting'),
  passage(2, 'Prices for kitchens start at 900.'),
  passage(3, 'Kitchens take a month.'),
  passage(4, 'I like dogs.'),
  passage(5, '我設計廚房。'),
];

test('without a model the passages that share most with the question are given as they stand, two at most', () => {
  expect(findExtracts('What are the prices of kitchens?', passages)).toMatchObject([
    { text: 'Prices for kitchens start at 900.', citations: [{ number: 1 }] },
    { text: 'Kitchens take a month.', citations: [{ number: 2 }] },
  ]);
});

test.each([
  ['Do you paint?', 0],
  ['', 0],
  ['廚房', 1],
])('%j finds %i', (question, count) => {
  expect(findExtracts(question, passages)).toHaveLength(count);
});
