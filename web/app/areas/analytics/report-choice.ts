/** Which window and figure the owner looks at; it lives in the address, so that it can be kept and shared. */
import { analyticsWindows } from '../../../../shared/model/analytics.ts';
import { figureNames, type FigureName } from './figure-names.ts';

export type AnalyticsWindow = (typeof analyticsWindows)[number];

export type ReportChoice = {
  /** Null: the one that the owner chose last. */
  days: AnalyticsWindow | null;
  figure: FigureName;
};

/** For those who have never chosen. */
export const USUAL_WINDOW: AnalyticsWindow = 7;
const USUAL_FIGURE: FigureName = 'views';

/** Reads `?days=14&figure=leads`; of what is unknown nothing is chosen. */
export function readReportChoice(search: URLSearchParams): ReportChoice {
  const figure = figureNames.find((name) => name === search.get('figure'));
  return { days: readWindow(Number(search.get('days'))), figure: figure ?? USUAL_FIGURE };
}

export function readWindow(days: unknown): AnalyticsWindow | null {
  return analyticsWindows.find((window) => window === days) ?? null;
}

/** The search of a choice; the usual figure is left out. */
export function writeReportChoice({ days, figure }: ReportChoice): URLSearchParams {
  return new URLSearchParams({
    ...(days === null ? {} : { days: String(days) }),
    ...(figure === USUAL_FIGURE ? {} : { figure }),
  });
}
