/** The three figures; the chosen one is drawn below. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './figure-switch.module.css';
import { figureNames, type FigureName } from './figure-names.ts';
import type { Statistics } from './use-report.ts';

type FigureSwitchProps = { statistics: Statistics; figure: FigureName; onChoose: (figure: FigureName) => void };

export function FigureSwitch({ statistics, figure, onChoose }: FigureSwitchProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const details = useFigureDetails(statistics, tag);
  const group = useId();
  return (
    <fieldset className={styles.figures}>
      <legend>
        <VisuallyHidden>{t('figures.label')}</VisuallyHidden>
      </legend>
      {figureNames.map((name) => (
        <label key={name} className={styles.figure}>
          <input type="radio" name={group} checked={name === figure} onChange={() => onChoose(name)} />
          <span className={styles.name}>{t(`figures.${name}`)}</span>
          <span className={styles.total}>{new Intl.NumberFormat(tag).format(statistics.totals[name])}</span>
          <span className={styles.detail}>{details[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What puts each figure into proportion. */
function useFigureDetails({ totals }: Statistics, tag: string): Record<FigureName, string> {
  const { t } = useTranslation('analytics');
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return {
    views: t('details.views', { count: totals.visitors }),
    questions: t('details.questions', { count: totals.conversations }),
    leads: totals.views > 0 ? t('details.leads', { share: share.format(totals.leads / totals.views) }) : '',
  };
}
