/** The chart's twin: all figures of all days, newest last, with their sums. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './day-chart.module.css';
import { dayName } from './day-names.ts';
import { countedNames } from './figure-names.ts';

export function DayTable({ days }: { days: readonly DayFigures[] }): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const format = new Intl.NumberFormat(tag);
  const total = (name: (typeof countedNames)[number]): number => days.reduce((sum, day) => sum + day[name], 0);
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={t('chart.table')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('chart.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            {countedNames.map((name) => (
              <th key={name} scope="col">
                {t(`figures.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dayName(day.date, 'long', tag)}</th>
              {countedNames.map((name) => (
                <td key={name}>{format.format(day[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('chart.total')}</th>
            {countedNames.map((name) => (
              <td key={name}>{format.format(total(name))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
