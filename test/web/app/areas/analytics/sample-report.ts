/** A week of one page. */
import type { DayFigures } from '../../../../../shared/model/conversation.ts';
import type { Queries, Statistics } from '../../../../../web/app/areas/analytics/use-report.ts';

const views = [34, 52, 60, 43, 31, 25, 1_004];

export const days: DayFigures[] = views.map((count, index) => ({
  date: `2026-03-0${index + 1}`,
  views: count,
  conversations: index,
  questions: index * 2,
  leads: index === 2 ? 1 : 0,
}));

export const statistics: Statistics = {
  days,
  totals: { views: 1_249, conversations: 21, questions: 42, leads: 1 },
};

export const emptyStatistics: Statistics = {
  days: days.map(({ date }) => ({ date, views: 0, conversations: 0, questions: 0, leads: 0 })),
  totals: { views: 0, conversations: 0, questions: 0, leads: 0 },
};

export const queries: Queries = [
  { question: 'What does a first session cost?', count: 21 },
  { question: 'Where are you based?', count: 7 },
];
