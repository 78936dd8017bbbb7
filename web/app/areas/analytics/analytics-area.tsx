/** Analytics (specification 1, section 2): traffic over 7, 14 or 28 days, the top five questions, the total of Q&A. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { analyticsWindows } from '../../../../shared/model/analytics.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useAccountValue } from '../../account-value.ts';
import { AnalyticsReport } from './analytics-report.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import styles from './analytics.module.css';
import type { FigureName } from './figure-names.ts';
import {
  readReportChoice,
  readWindow,
  USUAL_WINDOW,
  writeReportChoice,
  type AnalyticsWindow,
  type ReportChoice,
} from './report-choice.ts';
import { useReport } from './use-report.ts';

/** The window stands in the address; without one there it is the account's last. */
export function AnalyticsArea(): ReactNode {
  const { t } = useTranslation('analytics');
  const [search, setSearch] = useSearchParams();
  const choice = readReportChoice(search);
  const last = useAccountValue('analytics.window', readWindow);
  const days = choice.days ?? (last.value === null ? USUAL_WINDOW : last.value);
  const choose = (change: Partial<ReportChoice>): void =>
    setSearch(writeReportChoice({ ...choice, ...change }), { replace: true, preventScrollReset: true });
  const chooseWindow = (window: AnalyticsWindow): void => {
    choose({ days: window });
    last.keep(window);
  };
  return (
    <div className={styles.area}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <WindowSwitch days={days} onChoose={chooseWindow} />
            <HelpLink guide="analytics" />
          </>
        }
      />
      {days === undefined ? (
        <AnalyticsSkeleton />
      ) : (
        <ReportOrState days={days} figure={choice.figure} onChooseFigure={(figure) => choose({ figure })} />
      )}
    </div>
  );
}

type WindowSwitchProps = { days: AnalyticsWindow | undefined; onChoose: (days: AnalyticsWindow) => void };

function WindowSwitch({ days, onChoose }: WindowSwitchProps) {
  const { t } = useTranslation('analytics');
  return (
    <Segmented
      label={t('window.label')}
      value={String(days)}
      options={analyticsWindows.map((window) => ({
        value: String(window),
        label: t('window.days', { count: window }),
      }))}
      onChange={(value) => onChoose(readWindow(Number(value)) ?? USUAL_WINDOW)}
    />
  );
}

type ReportProps = { days: AnalyticsWindow; figure: FigureName; onChooseFigure: (figure: FigureName) => void };

function ReportOrState({ days, figure, onChooseFigure }: ReportProps) {
  const { statistics, queries, error, isStale, retry } = useReport(days);
  if (error && isStale) return <ErrorState error={error} onRetry={retry} />;
  if (!statistics || !queries) return <AnalyticsSkeleton />;
  return (
    <AnalyticsReport
      statistics={statistics}
      queries={queries}
      figure={figure}
      isStale={isStale}
      onChooseFigure={onChooseFigure}
    />
  );
}
