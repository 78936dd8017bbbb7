/** A figure per day: a line to look at and, for whoever prefers numbers, the same days as a table. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import styles from './day-chart.module.css';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import type { FigureName } from './figure-names.ts';
import { SaveDays } from './save-days.tsx';

type DayChartProps = {
  /** Oldest first; the last one is today. */
  days: readonly DayFigures[];
  figure: FigureName;
};

export function DayChart({ days, figure }: DayChartProps): ReactNode {
  const { t } = useTranslation('analytics');
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={styles.chart} aria-labelledby="day-chart-title">
      <figcaption className={styles.head}>
        <span id="day-chart-title" className={styles.title}>
          {t(`chart.title.${figure}`)}
        </span>
        <span className={styles.acts}>
          <button type="button" className={styles.swap} onClick={() => setIsTable(!isTable)}>
            {isTable ? t('chart.showChart') : t('chart.showTable')}
          </button>
          <SaveDays days={days} />
        </span>
      </figcaption>
      {isTable ? <DayTable days={days} /> : <DayPlot days={days} figure={figure} />}
    </figure>
  );
}
