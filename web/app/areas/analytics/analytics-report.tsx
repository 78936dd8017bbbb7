/** The figures of one window: three of them and one line first, then the days, then the questions. */
import type { ReactNode } from 'react';
import { AnalyticsEmpty } from './analytics-empty.tsx';
import styles from './analytics.module.css';
import { BusiestDay } from './busiest-day.tsx';
import { DayChart } from './day-chart.tsx';
import type { FigureName } from './figure-names.ts';
import { FigureSwitch } from './figure-switch.tsx';
import { TopQueries } from './top-queries.tsx';
import type { Queries, Statistics } from './use-report.ts';

type AnalyticsReportProps = {
  statistics: Statistics;
  queries: Queries;
  figure: FigureName;
  /** Another window is on its way. */
  isStale: boolean;
  onChooseFigure: (figure: FigureName) => void;
};

export function AnalyticsReport({
  statistics,
  queries,
  figure,
  isStale,
  onChooseFigure,
}: AnalyticsReportProps): ReactNode {
  if (!isStale && Object.values(statistics.totals).every((total) => total === 0)) return <AnalyticsEmpty />;
  return (
    <div className={styles.report} aria-busy={isStale}>
      <section className={styles.card}>
        <FigureSwitch statistics={statistics} figure={figure} onChoose={onChooseFigure} />
        <BusiestDay days={statistics.days} figure={figure} />
        <DayChart days={statistics.days} figure={figure} />
      </section>
      <TopQueries queries={queries} total={statistics.totals.questions} />
    </div>
  );
}
