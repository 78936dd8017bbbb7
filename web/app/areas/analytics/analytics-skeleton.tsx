/** The report's shape while it loads, in its own sizes, so that nothing moves when it comes. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './analytics.module.css';
import { figureNames } from './figure-names.ts';

export function AnalyticsSkeleton(): ReactNode {
  const { t } = useTranslation('analytics');
  return (
    <div className={styles.report} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.ghostFigures}>
          {figureNames.map((name) => (
            <span key={name} className={styles.ghostFigure} />
          ))}
        </div>
        <span className={styles.ghostLine} />
        <span className={styles.ghostChart} />
      </div>
      <div className={styles.columns} aria-hidden="true">
        {[0, 1].map((column) => (
          <div key={column} className={styles.ghostCard}>
            <span className={styles.ghostLine} />
            <span className={styles.ghostQueries} />
          </div>
        ))}
      </div>
    </div>
  );
}
