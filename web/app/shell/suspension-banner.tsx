/** The owner's page is suspended: why, what stays possible, and one appeal. */
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Suspension } from '../../../shared/model/complaint.ts';
import { pathTo } from '../../lib/routes.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { lazyArea } from '../lazy-area.tsx';
import styles from './suspension-banner.module.css';

const AppealDialog = lazyArea(async () => (await import('./appeal-dialog.tsx')).AppealDialog, ['suspension']);

export function SuspensionBanner({ suspension }: { suspension: Suspension }): ReactNode {
  const { t } = useTranslation('suspension');
  const [isAppealing, setAppealing] = useState(false);
  return (
    <aside className={styles.banner} role="status">
      <p>
        <strong>{t('suspension.title')}</strong> <bdi>{suspension.reason}</bdi>
      </p>
      <p className={styles.ways}>
        <Link to={pathTo('pageSettings')}>{t('suspension.export')}</Link>
        {suspension.appealedAt === null ? (
          <TextButton onClick={() => setAppealing(true)}>{t('suspension.appeal')}</TextButton>
        ) : (
          <span>{t('suspension.appealed')}</span>
        )}
      </p>
      {isAppealing && (
        <Suspense>
          <AppealDialog onClose={() => setAppealing(false)} />
        </Suspense>
      )}
    </aside>
  );
}
