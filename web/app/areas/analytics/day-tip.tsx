/** What happened on the chosen day: beside it, on the side that has room. */
import type { ReactNode } from 'react';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './day-chart.module.css';
import type { DaySeries } from './day-series.ts';

type DayTipProps = {
  /** In words. */
  day: string;
  /** Its place among the days. */
  index: number;
  /** Its place in the plot, from 0 to 1. */
  along: number;
  series: readonly DaySeries[];
  shown: DaySeries;
};

export function DayTip({ day, index, along, series, shown }: DayTipProps): ReactNode {
  const format = new Intl.NumberFormat(useLanguageTag());
  return (
    <span
      className={styles.tipAnchor}
      data-side={along > 0.5 ? 'before' : 'after'}
      style={{ insetInlineStart: `${along * 100}%` }}
    >
      <span className={styles.tip}>
        <span className={styles.tipDay}>{day}</span>
        {series.map((one) => (
          <span key={one.name} className={styles.tipRow} data-chosen={one === shown || undefined}>
            <span>{one.name}</span>
            <span className={styles.tipCount}>{format.format(one.counts[index] ?? 0)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
