/** The specified words of a failed payment (specification 1, section 8), and the provider's own. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './billing.module.css';

export function FailureWords({ label }: { label: string | null }): ReactNode {
  const { t } = useTranslation(['billing', 'errors']);
  return (
    <>
      <p>{t('errors:payment_failed')}</p>
      {label !== null && label !== '' && (
        <p className={styles.soft}>
          {t('outcome.label')} <q>{label}</q>
        </p>
      )}
    </>
  );
}
