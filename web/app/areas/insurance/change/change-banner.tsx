import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPolicy } from '../../../../../shared/insurance/application.ts';
import { EditIcon } from '../../../../ui/area-icons.tsx';
import styles from './change.module.css';

/** Above each step: which policy is being changed, and that nothing has happened yet. */
export function ChangeBanner({ changes: { number } }: { changes: ChangedPolicy }): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <p className={styles.banner}>
      <EditIcon size={16} />
      <span>
        <span className={styles.number}>{t('amend.banner', { number: `\u2066${number}\u2069` })}</span>{' '}
        <span className={styles.until}>{t('amend.until')}</span>
      </span>
    </p>
  );
}
