/** Analytics (specification 1, section 2): traffic over 7, 14 or 28 days, the top five questions, the total of Q&A. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { analyticsWindows } from '../../../../shared/model/conversation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { AnalyticsReport } from './analytics-report.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import styles from './analytics.module.css';
import { readReportChoice, writeReportChoice, type ReportChoice } from './report-choice.ts';
import { useReport } from './use-report.ts';

export function AnalyticsArea(): ReactNode {
  const { t } = useTranslation('analytics');
  const [search, setSearch] = useSearchParams();
  const choice = readReportChoice(search);
  const choose = (change: Partial<ReportChoice>): void =>
    setSearch(writeReportChoice({ ...choice, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.area}>
      <PageHeader title={t('title')} actions={<WindowSwitch choice={choice} onChoose={choose} />} />
      <ReportOrState choice={choice} onChoose={choose} />
    </div>
  );
}

type ChoiceProps = { choice: ReportChoice; onChoose: (change: Partial<ReportChoice>) => void };

function WindowSwitch({ choice, onChoose }: ChoiceProps) {
  const { t } = useTranslation('analytics');
  return (
    <Segmented
      label={t('window.label')}
      value={String(choice.days)}
      options={analyticsWindows.map((days) => ({ value: String(days), label: t('window.days', { count: days }) }))}
      onChange={(value) => onChoose({ days: analyticsWindows.find((days) => String(days) === value) ?? choice.days })}
    />
  );
}

function ReportOrState({ choice, onChoose }: ChoiceProps) {
  const { statistics, queries, error, isStale, retry } = useReport(choice.days);
  if (error && isStale) return <ErrorState error={error} onRetry={retry} />;
  if (!statistics || !queries) return <AnalyticsSkeleton />;
  return (
    <AnalyticsReport
      statistics={statistics}
      queries={queries}
      figure={choice.figure}
      isStale={isStale}
      onChooseFigure={(figure) => onChoose({ figure })}
    />
  );
}
