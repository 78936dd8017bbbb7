import { describe, expect, test } from 'vitest';
import { getLearnQuestion } from '../../../../functions/calls/learning-portal/get-learn-question.ts';
import { saveQuestionRecord } from '../../../../functions/calls/learning-portal/save-question-record.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { companyRows, documentRow, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const HOUR = 3_600_000;
let ids = 0;
const at = (afterMs = 0): OwnerContext =>
  ownerContext({
    now: new Date(NOW.getTime() + afterMs),
    newId: () => `01KKBZJR00ATTEMPT000${String((ids += 1)).padStart(6, '0')}`,
  });
const ask = (level: 0 | 1 | 2 | 3, context = at()) => getLearnQuestion({ productId: PRODUCT, level }, context);
const ready = (count = 8) => memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, count))]);

/** Answers all of a test; `right` of them rightly. */
async function take(level: 1 | 2, right: number, context: OwnerContext) {
  const { attempt } = await ask(level, context);
  for (const [index, { questionId }] of attempt.questions.entries()) {
    const options = [index < right ? 'o0' : 'o1'];
    await saveQuestionRecord({ attemptId: attempt.attemptId, questionId, options, text: '' }, context);
  }
}

describe('getLearnQuestion', () => {
  test('begins a test with as many questions as the level has, and tells of none what is right', async () => {
    ready();
    const { attempt } = await ask(1);

    expect(attempt.questions).toHaveLength(6);
    expect(new Set(attempt.questions.map(({ questionId }) => questionId)).size).toBe(6);
    expect(JSON.stringify(attempt)).not.toMatch(/"right":\[|expected|excerpt/);
    expect(attempt).toMatchObject({ level: 1, isDone: false, isPassed: null, right: 0 });
  });

  test('gives the same test to whoever asks again, in whatever tab', async () => {
    ready();
    const first = await ask(1);

    expect(await ask(1, at(HOUR - 1))).toEqual(first);
  });

  test('of two browsers at the same moment begins one test', async () => {
    ready();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(1)));
    const begun = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.attempt.attemptId] : []));
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

    expect(new Set(begun).size).toBe(1);
    expect(new Set(codes)).toEqual(new Set(codes.length > 0 ? ['conflict'] : []));
  });

  test('ends with its time: what was not answered is wrong, and a new one begins', async () => {
    ready();
    const first = await ask(1);

    expect((await ask(1, at(HOUR))).attempt.attemptId).not.toBe(first.attempt.attemptId);
  });

  test('gives no more tests than a day has, and the next one when the first is a day old', async () => {
    ready();
    for (const after of [0, 1, 2]) await take(1, 0, at(after * HOUR));

    await expect(ask(1, at(3 * HOUR))).rejects.toMatchObject({ code: 'attempts_used' });
    await expect(ask(1, at(24 * HOUR - 1))).rejects.toMatchObject({ code: 'attempts_used' });
    expect((await ask(1, at(24 * HOUR))).attempt.isDone).toBe(false);
  });

  test('opens a level when the one below was passed, and not before', async () => {
    ready();
    memory.put(keyed(questionRows(PRODUCT, 2, 8)));
    await expect(ask(2)).rejects.toMatchObject({ code: 'level_locked' });
    await take(1, 5, at());

    expect((await ask(2, at(1))).attempt.questions).toHaveLength(8);
  });

  test('is not passed with one right answer too few', async () => {
    ready();
    memory.put(keyed(questionRows(PRODUCT, 2, 8)));
    await take(1, 4, at());

    await expect(ask(2, at(1))).rejects.toMatchObject({ code: 'level_locked' });
  });

  test('repeats what was wrong a day later, without limit to how often', async () => {
    ready();
    await expect(ask(0)).rejects.toMatchObject({ code: 'nothing_to_repeat' });
    await take(1, 4, at());
    await expect(ask(0, at(24 * HOUR - 1))).rejects.toMatchObject({ code: 'nothing_to_repeat' });

    expect((await ask(0, at(24 * HOUR))).attempt.questions).toHaveLength(2);
  });

  test('asks nothing about a document that is gone', async () => {
    ready(6);
    memory.put([documentRow(PRODUCT, null)]);

    await expect(ask(1)).rejects.toMatchObject({ code: 'level_unavailable' });
  });
});
