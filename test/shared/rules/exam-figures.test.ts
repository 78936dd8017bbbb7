import { describe, expect, test } from 'vitest';
import type { Exam, ExamResult } from '../../../shared/model/assistant-coach.ts';
import { examFigures } from '../../../shared/rules/exam-figures.ts';

type Question = Exam['questions'][number];

const cited = { text: 'A.', citations: [{ number: 1, source: 's', label: 'l', excerpt: 'A.' }] };
const bare = { text: 'B.', citations: [] };
const question = (source: string | null, result: ExamResult | null): Question => ({
  questionId: 'q1',
  question: 'Who?',
  source,
  result,
});
const on = (verdict: ExamResult['verdict'], ...sentences: ExamResult['sentences']) =>
  question('about-me', { verdict, sentences });
const off = (verdict: ExamResult['verdict'], ...sentences: ExamResult['sentences']) =>
  question(null, { verdict, sentences });

describe('the figures of an exam', () => {
  test('say nothing before anything was asked', () => {
    expect(examFigures([question('about-me', null), question(null, null)])).toEqual({
      asked: 0,
      answered: null,
      sourced: null,
      wrong: null,
    });
  });

  test('count answers among what the page answers, inventions among what it does not', () => {
    const questions = [on('answered', cited), on('missed'), off('refused'), off('refused'), off('invented', cited)];

    expect(examFigures(questions)).toEqual({ asked: 5, answered: 0.5, sourced: 1, wrong: 1 / 3 });
  });

  test('count an answer as sourced only when each of its sentences is', () => {
    expect(examFigures([on('answered', cited, bare), on('answered', cited)]).sourced).toBe(0.5);
  });
});
