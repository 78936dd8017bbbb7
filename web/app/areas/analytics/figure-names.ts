import type { DayFigures } from '../../../../shared/model/analytics.ts';

/** The three figures that the owner looks at first, in the order of their funnel. */
export const figureNames = ['views', 'questions', 'leads'] as const satisfies readonly (keyof DayFigures)[];
export type FigureName = (typeof figureNames)[number];

/** What the table twin and the file list, in their order. */
export const countedNames = [
  'views',
  'visitors',
  'clicks',
  'conversations',
  'questions',
  'leads',
] as const satisfies readonly (keyof DayFigures)[];
