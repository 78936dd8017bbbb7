/** After the account is deleted: what happens now, and nothing to do. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { tellHost } from '../../../lib/host-bridge.ts';
import { routePatterns } from '../../../lib/routes.ts';
import { clearTokens } from '../../../lib/tokens/token-store.ts';
import { AreaFrame } from '../../shell/area-frame.tsx';
import styles from './lifecycle.module.css';

export function FarewellArea(): ReactNode {
  const { t } = useTranslation('security');
  const { state } = useLocation() as { state: { receiptTo?: string } | null };
  const isDeleted = state?.receiptTo !== undefined;
  useEffect(() => {
    if (!isDeleted) return;
    clearTokens();
    tellHost({ type: 'signed-out' });
  }, [isDeleted]);
  useDocumentTitle(t('farewell.title'));
  return (
    <AreaFrame>
      <main className={styles.goodbye}>
        <CheckIcon size={40} />
        <h1>{t('farewell.title')}</h1>
        <p>{t('farewell.text')}</p>
        {state?.receiptTo !== undefined && (
          <p>{t('farewell.receipt', { address: `\u2068${state.receiptTo}\u2069` })}</p>
        )}
        <a href={routePatterns.home}>{t('farewell.home')}</a>
      </main>
    </AreaFrame>
  );
}
