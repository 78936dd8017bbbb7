/** Nothing was counted in the window. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyScreen } from '../conversations/empty-screen.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import styles from './analytics.module.css';
import { plotPoints } from './chart-scale.ts';
import { exampleTop, exampleViews } from './example-days.ts';
import { PlotLine } from './plot-line.tsx';

export function AnalyticsEmpty(): ReactNode {
  const { t } = useTranslation('analytics');
  const { firstName } = useOwner();
  return (
    <EmptyScreen
      title={t('empty.title', { name: firstName })}
      text={t('empty.text')}
      action={
        <ButtonLink to={pathTo('profile')} variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
      mark={t('empty.mark')}
      example={
        <>
          <p>{t('empty.example', { name: firstName })}</p>
          <div className={styles.exampleChart} aria-hidden="true">
            <PlotLine points={plotPoints(exampleViews, exampleTop)} />
          </div>
        </>
      }
    />
  );
}
