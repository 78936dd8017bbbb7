/** One line that says what the days show. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/conversation.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './analytics.module.css';
import { dayName } from './day-names.ts';
import type { FigureName } from './figure-names.ts';

export function BusiestDay({ days, figure }: { days: readonly DayFigures[]; figure: FigureName }): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const busiest = findBusiestDay(days, figure);
  const text = busiest
    ? t(`line.${figure}`, { day: dayName(busiest.date, 'long', tag), count: busiest[figure] })
    : t(`line.none.${figure}`, { count: days.length });
  return <p className={styles.line}>{text}</p>;
}

/** The day with most of the figure, the latest of equals; undefined when every day has none. */
export function findBusiestDay(days: readonly DayFigures[], figure: FigureName): DayFigures | undefined {
  const most = Math.max(0, ...days.map((day) => day[figure]));
  return most === 0 ? undefined : days.findLast((day) => day[figure] === most);
}
