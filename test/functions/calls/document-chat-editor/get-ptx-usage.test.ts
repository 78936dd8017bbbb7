import { expect, test } from 'vitest';
import { getPtxUsage } from '../../../../functions/calls/document-chat-editor/get-ptx-usage.ts';
import { dayKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { asEditor, companyRows, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const expiresAt = 4_000_000_000;
const day = (date: string, counts: Record<string, number>) => ({ ...dayKey(productId, date), ...counts, expiresAt });
const asked = (date: string, question: string, count: number) => ({
  ...{ pk: `PAGE#${productId}`, sk: `ASKED#${date}#${question}` },
  ...{ question, count, expiresAt },
});

test('getPtxUsage adds up what was asked of a product in a week, what was asked most, and what the model cost', async () => {
  memory.put(companyRows());
  memory.put([
    day('2026-03-10', { views: 40, conversations: 12, questions: 31, answered: 28, costMicros: 5_400 }),
    day('2026-03-04', { views: 1, costMicros: 600 }),
    day('2026-03-03', { views: 99, costMicros: 99 }),
    asked('2026-03-10', 'Is luggage covered?', 5),
    asked('2026-03-05', 'Is luggage covered?', 2),
    asked('2026-03-09', 'What does it cost?', 6),
  ]);
  const { days, topQuestions, costMicros } = await getPtxUsage({ productId, days: 7 }, asEditor());

  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ day: '2026-03-10', views: 40, conversations: 12, questions: 31, answered: 28 });
  expect(days[0]).toEqual({ day: '2026-03-04', views: 1, conversations: 0, questions: 0, answered: 0 });
  expect(topQuestions).toEqual([
    { question: 'Is luggage covered?', count: 7 },
    { question: 'What does it cost?', count: 6 },
  ]);
  expect(costMicros).toBe(6_000);
});
