/** The three figures that the owner looks at first, in the order of their funnel. */
import type { DayFigures } from '../../../../shared/model/conversation.ts';

export const figureNames = ['views', 'questions', 'leads'] as const satisfies readonly (keyof DayFigures)[];
export type FigureName = (typeof figureNames)[number];

/** What the table twin lists, in its order. */
export const countedNames = [
  'views',
  'conversations',
  'questions',
  'leads',
] as const satisfies readonly (keyof DayFigures)[];
