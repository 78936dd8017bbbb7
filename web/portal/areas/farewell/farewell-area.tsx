/** After the account is deleted: what happens now, and nothing to do. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { clearTokens } from '../../../lib/tokens/token-store.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { portalPaths } from '../../portal-paths.ts';
import styles from './farewell-area.module.css';

export function FarewellArea(): ReactNode {
  const { t } = useTranslation('portal');
  const { state } = useLocation() as { state: { receiptTo?: string } | null };
  const receiptTo = state?.receiptTo;
  useEffect(() => {
    if (receiptTo !== undefined) clearTokens();
  }, [receiptTo]);
  useDocumentTitle(t('farewell.title'));
  if (receiptTo === undefined) return <Navigate to={portalPaths.home} replace />;
  return (
    <main className={styles.goodbye}>
      <CheckIcon size={40} />
      <h1>{t('farewell.title')}</h1>
      <p>{t('farewell.text')}</p>
      <p>{t('farewell.receipt', { address: `\u2068${receiptTo}\u2069` })}</p>
      <Link to={portalPaths.signIn}>{t('farewell.home')}</Link>
    </main>
  );
}
