/** Nothing was counted yet: what it will look like, faint and marked as an example. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './analytics.module.css';
import { plotPoints } from './chart-scale.ts';
import { exampleTop, exampleViews } from './example-days.ts';
import { PlotLine } from './plot-line.tsx';

export function AnalyticsEmpty(): ReactNode {
  const { t } = useTranslation('analytics');
  const { firstName } = useOwner();
  return (
    <section className={styles.empty}>
      <div className={styles.emptyWords}>
        <h2 className={styles.emptyTitle}>{t('empty.title', { name: firstName })}</h2>
        <p className={styles.emptyText}>{t('empty.text')}</p>
        <ButtonLink to={pathTo('profile')} variant="primary">
          {t('empty.action')}
        </ButtonLink>
      </div>
      <div className={styles.example}>
        <span className={styles.exampleMark}>{t('empty.example')}</span>
        <p className={styles.exampleTitle}>{t('empty.exampleTitle', { name: firstName })}</p>
        <div className={styles.exampleChart}>
          <PlotLine points={plotPoints(exampleViews, exampleTop)} />
        </div>
      </div>
    </section>
  );
}
