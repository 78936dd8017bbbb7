import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onAlert, readAlert } from './alert-store.ts';
import styles from './alert-dialog.module.css';

/** "Tips", the words, "Confirm". */
export function AlertDialog(): ReactNode {
  const { t } = useTranslation(['app', 'errors']);
  const alert = useSyncExternalStore(onAlert, readAlert);
  if (alert === null) return null;
  const title = t('alert.title', { defaultValue: alert.title });
  return (
    <Dialog isOpen onClose={alert.dismiss} label={title}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{t(`errors:${alert.code}`, { defaultValue: alert.text })}</p>
      </div>
      <Button variant="primary" isWide onClick={alert.dismiss}>
        {t('alert.confirm', { defaultValue: alert.button })}
      </Button>
    </Dialog>
  );
}
