/** What happened on the chosen day: beside it, on the side that has room. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './day-chart.module.css';
import { dayName } from './day-names.ts';
import { figureNames, type FigureName } from './figure-names.ts';

type DayTipProps = {
  day: DayFigures;
  /** Place of the day in the plot, from 0 to 1. */
  along: number;
  figure: FigureName;
};

export function DayTip({ day, along, figure }: DayTipProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const format = new Intl.NumberFormat(tag);
  return (
    <span
      className={styles.tipAnchor}
      data-side={along > 0.5 ? 'before' : 'after'}
      style={{ insetInlineStart: `${along * 100}%` }}
    >
      <span className={styles.tip}>
        <span className={styles.tipDay}>{dayName(day.date, 'long', tag)}</span>
        {figureNames.map((name) => (
          <span key={name} className={styles.tipRow} data-chosen={name === figure || undefined}>
            <span>{t(`figures.${name}`)}</span>
            <span className={styles.tipCount}>{format.format(day[name])}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
