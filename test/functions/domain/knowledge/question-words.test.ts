import { describe, expect, test } from 'vitest';
import { tokenize } from '../../../../functions/domain/knowledge/tokenize.ts';
import { wordsOfQuestion } from '../../../../functions/domain/knowledge/question-words.ts';

const before = 'Are locked bicycles covered?';
const leans = (question: string) => wordsOfQuestion(question, [before]).text.includes(before);

describe('a question is looked up by', () => {
  test('what it is about, not by the words that hold it together', () => {
    const { words, text } = wordsOfQuestion('What is the excess for the theft of a camera?', []);

    expect(words.map(({ word }) => word)).toEqual(tokenize('excess theft camera'));
    expect(text).toBe('What is the excess for the theft of a camera?');
  });

  test('the one before as well, for half, when it says next to nothing itself', () => {
    const { words } = wordsOfQuestion('And for cameras?', [before]);

    expect(words.map(({ weight }) => weight)).toEqual([1, 0.5, 0.5, 0.5]);
  });

  test.each([
    'And how much is it?',
    'Und wie viel ist das?',
    '那是多少？',
    'وكم هو؟',
    'And for cameras?',
    'Is it insured abroad?',
  ])('both: %s', (question) => {
    expect(leans(question)).toBe(true);
  });

  test.each([
    'Is there cover for dental treatment abroad in Asia?',
    'When is the premium due each month?',
    'Wie hoch ist die Selbstbeteiligung bei Diebstahl?',
    '水箱的容量和濾網的壽命是多少？',
  ])('itself alone: %s', (question) => {
    expect(leans(question)).toBe(false);
  });
});
