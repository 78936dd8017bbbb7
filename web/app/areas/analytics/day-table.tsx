/** The chart's twin: all figures of all days, newest last, with their sums. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './day-chart.module.css';
import { dayName } from './day-names.ts';
import type { DaySeries } from './day-series.ts';

type DayTableProps = {
  /** yyyy-mm-dd, oldest first. */
  dates: readonly string[];
  series: readonly DaySeries[];
};

export function DayTable({ dates, series }: DayTableProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const format = new Intl.NumberFormat(tag);
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={t('chart.table')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('chart.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, index) => (
            <tr key={date}>
              <th scope="row">{dayName(date, 'long', tag)}</th>
              {series.map(({ name, counts }) => (
                <td key={name}>{format.format(counts[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('chart.total')}</th>
            {series.map(({ name, counts }) => (
              <td key={name}>{format.format(counts.reduce((sum, count) => sum + count, 0))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
