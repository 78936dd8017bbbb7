/** One line that says what the days show: how they compare with as many days before, and the best of them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './analytics.module.css';
import { compare } from './compare.ts';
import { dayName } from './day-names.ts';
import type { FigureName } from './figure-names.ts';
import type { Statistics } from './use-report.ts';

export function ReportLine({ statistics, figure }: { statistics: Statistics; figure: FigureName }): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const { days } = statistics;
  const busiest = findBusiestDay(days, figure);
  const comparison = useComparison(statistics, figure);
  const best = busiest
    ? t(`line.${figure}`, { day: dayName(busiest.date, 'long', tag), count: busiest[figure] })
    : t(`line.none.${figure}`, { count: days.length });
  return <p className={styles.line}>{[comparison, best].filter(Boolean).join(' ')}</p>;
}

/** The comparison in words; empty when there is nothing to compare. */
function useComparison({ totals, before, days }: Statistics, figure: FigureName): string {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const [now, then] = [totals[figure], before[figure]];
  const change = compare(now, then);
  if (change === null) return '';
  const amount = new Intl.NumberFormat(tag, { style: change.isShare ? 'percent' : 'decimal' }).format(change.amount);
  return t(`compare.${change.direction}`, { amount, before: then, count: days.length });
}

/** The day with most of the figure, the latest of equals; undefined when every day has none. */
export function findBusiestDay(days: readonly DayFigures[], figure: FigureName): DayFigures | undefined {
  const most = Math.max(0, ...days.map((day) => day[figure]));
  return most === 0 ? undefined : days.findLast((day) => day[figure] === most);
}
