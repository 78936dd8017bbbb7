import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../../ui/icons.tsx';
import styles from './connection-banner.module.css';
import { onConnection, readConnection } from './connection.ts';

/** "Poor internet connection", for as long as it is one. */
export function ConnectionBanner(): ReactNode {
  const { t } = useTranslation('errors');
  const isConnected = useSyncExternalStore(onConnection, readConnection);
  return (
    <div role="status">
      {!isConnected && (
        <p className={styles.banner}>
          <OfflineIcon size={18} />
          {t('network')}
        </p>
      )}
    </div>
  );
}
