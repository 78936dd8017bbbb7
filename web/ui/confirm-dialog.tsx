import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** What it does can't be undone. */
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, title, text, confirmLabel, cancelLabel, isDanger = false, isBusy = false } = props;
  const { t } = useTranslation('app');
  return (
    <Dialog isOpen={isOpen} onClose={props.onCancel} label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={props.onCancel}>{cancelLabel ?? t('cancel')}</Button>
        <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
