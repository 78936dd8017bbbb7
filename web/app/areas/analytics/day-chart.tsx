/** A figure per day: a line to look at and, for whoever prefers numbers, the same days as a table. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import styles from './day-chart.module.css';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import type { DaySeries } from './day-series.ts';
import { countedNames, figureNames, type FigureName } from './figure-names.ts';
import { SaveDays } from './save-days.tsx';

type DayChartProps = {
  /** Oldest first; the last one is today. */
  days: readonly DayFigures[];
  figure: FigureName;
};

export function DayChart({ days, figure }: DayChartProps): ReactNode {
  const { t } = useTranslation('analytics');
  const [isTable, setIsTable] = useState(false);
  const dates = days.map(({ date }) => date);
  const counted = useSeries(days, countedNames);
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
      {isTable ? <DayTable dates={dates} series={counted} /> : <DaysPlot days={days} dates={dates} figure={figure} />}
    </figure>
  );
}

type DaysPlotProps = DayChartProps & { dates: readonly string[] };

function DaysPlot({ days, dates, figure }: DaysPlotProps): ReactNode {
  const { t } = useTranslation('analytics');
  const series = useSeries(days, figureNames);
  const shown = series[figureNames.indexOf(figure)];
  if (!shown) return null;
  return (
    <DayPlot
      label={t(`chart.title.${figure}`)}
      dates={dates}
      series={series}
      shown={shown}
      sentenceOf={(day, count) => t(`chart.point.${figure}`, { day, count })}
    />
  );
}

function useSeries(days: readonly DayFigures[], names: readonly (typeof countedNames)[number][]): DaySeries[] {
  const { t } = useTranslation('analytics');
  return names.map((name) => ({ name: t(`figures.${name}`), counts: days.map((day) => day[name]) }));
}
