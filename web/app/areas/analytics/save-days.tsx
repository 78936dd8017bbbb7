/** The figures of all days as a file for a spreadsheet. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import { toCsv, type Cell } from '../../../../shared/rules/csv.ts';
import { saveFile } from '../../../lib/save-file.ts';
import styles from './day-chart.module.css';
import { countedNames } from './figure-names.ts';

export function SaveDays({ days }: { days: readonly DayFigures[] }): ReactNode {
  const { t } = useTranslation('analytics');
  const save = (): void => {
    const head = [t('chart.day'), ...countedNames.map((name) => t(`figures.${name}`))];
    const file = new Blob([toCsv([head, ...days.map(dayCells)])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `analytics-${days[0]?.date}-${days.at(-1)?.date}.csv`);
  };
  return (
    <button type="button" className={styles.swap} onClick={save}>
      {t('chart.save')}
    </button>
  );
}

function dayCells(day: DayFigures): Cell[] {
  return [day.date, ...countedNames.map((name) => day[name])];
}
