/** Which window and figure the owner looks at; it lives in the address, so that it can be kept and shared. */
import { analyticsWindows } from '../../../../shared/model/conversation.ts';
import { figureNames, type FigureName } from './figure-names.ts';

export type AnalyticsWindow = (typeof analyticsWindows)[number];

export type ReportChoice = { days: AnalyticsWindow; figure: FigureName };

const usual: ReportChoice = { days: 7, figure: 'views' };

/** Reads `?days=14&figure=leads`; what is missing or unknown is the usual choice. */
export function readReportChoice(search: URLSearchParams): ReportChoice {
  const days = analyticsWindows.find((window) => String(window) === search.get('days'));
  const figure = figureNames.find((name) => name === search.get('figure'));
  return { days: days ?? usual.days, figure: figure ?? usual.figure };
}

/** The search of a choice; the usual values are left out. */
export function writeReportChoice({ days, figure }: ReportChoice): URLSearchParams {
  return new URLSearchParams({
    ...(days === usual.days ? {} : { days: String(days) }),
    ...(figure === usual.figure ? {} : { figure }),
  });
}
