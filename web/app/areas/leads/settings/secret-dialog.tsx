/** The secret of the webhook, shown once. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './webhook.module.css';

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('leads');
  return (
    <Dialog isOpen onClose={onClose} label={t('webhook.secretTitle')}>
      <div className={styles.part}>
        <div>
          <h2 className={styles.title}>{t('webhook.secretTitle')}</h2>
          <p className={styles.text}>{t('webhook.secretText')}</p>
        </div>
        <code className={styles.secret} dir="ltr">
          {secret}
        </code>
        <div className={styles.actions}>
          <CopyButton text={secret} label={t('webhook.copy')} />
          <Button variant="primary" onClick={onClose}>
            {t('webhook.kept')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
