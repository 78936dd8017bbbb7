import { describe, expect, test } from 'vitest';
import { Answers, noAnswers } from '../../../shared/insurance/answers.ts';

const accepts = (answer: unknown): boolean => Answers.safeParse({ ...noAnswers, answer: { x: answer } }).success;

describe('an answer', () => {
  test.each<unknown>(['', 'x'.repeat(2_000), 0, -1e12, 1e12, true, [], ['a'], Array<string>(50).fill('x'.repeat(200))])(
    'can be %j',
    (answer) => {
      expect(accepts(answer)).toBe(true);
    },
  );

  test.each<unknown>([
    null,
    'x'.repeat(2_001),
    1e13,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [1],
    [['a']],
    Array<string>(51).fill('x'),
    ['x'.repeat(201)],
    { var: 'answer.x' },
  ])('cannot be %j', (answer) => {
    expect(accepts(answer)).toBe(false);
  });
});

test.each(['constructor.x', 'Start', '1st', '', 'x'.repeat(41)])('nothing is answered under the name %j', (name) => {
  const answer = JSON.parse(`{${JSON.stringify(name)}: 1}`) as unknown;

  expect(Answers.safeParse({ ...noAnswers, answer }).success).toBe(false);
});

const persons = (count: number) => Array.from({ length: count }, () => ({}));

test('no more than twenty persons, and nothing beside what is known', () => {
  expect(Answers.safeParse({ ...noAnswers, insured: persons(20) }).success).toBe(true);
  expect(Answers.safeParse({ ...noAnswers, insured: persons(21) }).success).toBe(false);
  expect(Answers.safeParse({ ...noAnswers, price: 1 }).success).toBe(false);
});

test('a name of prototypes is dropped', () => {
  const parsed = Answers.parse(JSON.parse('{"answer":{"__proto__":{"x":1},"y":1},"applicant":{},"insured":[]}'));

  expect(Object.keys(parsed.answer)).toEqual(['y']);
  expect(Object.getPrototypeOf(parsed.answer)).toBe(Object.prototype);
});
