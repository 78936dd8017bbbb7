/** The figures of one window: three of them and one line first, then the days, then what they are made of. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalyticsEmpty } from './analytics-empty.tsx';
import styles from './analytics.module.css';
import { AssistantCard, FunnelCard } from './assistant-cards.tsx';
import { DayChart } from './day-chart.tsx';
import type { FigureName } from './figure-names.ts';
import { FigureSwitch } from './figure-switch.tsx';
import { LinksCard } from './links-card.tsx';
import { ReportLine } from './report-line.tsx';
import { TopQueries } from './top-queries.tsx';
import { CountriesCard, DevicesCard, PlacesCard, SourcesCard } from './traffic-cards.tsx';
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
  const { t } = useTranslation('analytics');
  if (!isStale && Object.values(statistics.totals).every((total) => total === 0)) return <AnalyticsEmpty />;
  return (
    <div className={styles.report} aria-busy={isStale}>
      <section className={styles.card}>
        <FigureSwitch statistics={statistics} figure={figure} onChoose={onChooseFigure} />
        <ReportLine statistics={statistics} figure={figure} />
        <DayChart days={statistics.days} figure={figure} />
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          <FunnelCard statistics={statistics} />
          <LinksCard statistics={statistics} />
          <PlacesCard statistics={statistics} />
          <TopQueries queries={queries} total={statistics.totals.questions} />
        </div>
        <div className={styles.column}>
          <SourcesCard statistics={statistics} />
          <CountriesCard statistics={statistics} />
          <DevicesCard statistics={statistics} />
          <AssistantCard statistics={statistics} />
        </div>
      </div>
      <p className={styles.method}>{t('method')}</p>
    </div>
  );
}
