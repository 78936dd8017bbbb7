/** The whole account is suspended: why, one appeal, everything that belongs to its owner, and the way out. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suspension } from '../../../shared/model/complaint.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExportSection } from '../areas/security/export-section.tsx';
import frame from '../areas/settings/settings.module.css';
import { AppealDialog } from './appeal-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import styles from './suspended-screen.module.css';

export function SuspendedScreen({ suspension }: { suspension: Suspension }): ReactNode {
  const { t } = useTranslation('suspension');
  const [dialog, setDialog] = useState<'appeal' | 'sign-out' | null>(null);
  const { reason, appealedAt } = suspension;
  return (
    <main id="main" className={styles.screen}>
      <PageHeader
        title={t('suspended.title')}
        text={t('suspended.text')}
        actions={<Button onClick={() => setDialog('sign-out')}>{t('suspended.signOut')}</Button>}
      />
      <div className={frame.cards}>
        <Card title={t('suspended.why')}>
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
          {appealedAt === null ? (
            <div>
              <Button variant="primary" onClick={() => setDialog('appeal')}>
                {t('suspension.appealTitle')}
              </Button>
            </div>
          ) : (
            <Notice>{t('suspension.appealed')}</Notice>
          )}
        </Card>
        <ExportSection />
      </div>
      {dialog === 'appeal' && <AppealDialog onClose={() => setDialog(null)} />}
      <SignOutDialog isOpen={dialog === 'sign-out'} onCancel={() => setDialog(null)} />
    </main>
  );
}
