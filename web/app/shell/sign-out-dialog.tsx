import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

export type SignOutDialogProps = { isOpen: boolean; onCancel: () => void };

/** Asks, because it ends the sign-in on every device. */
export function SignOutDialog({ isOpen, onCancel }: SignOutDialogProps): ReactNode {
  const { t } = useTranslation('app');
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const isDone = await signOut();
    setBusy(false);
    if (!isDone) onCancel();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('signOut.title')}
      text={t('signOut.text')}
      confirmLabel={t('signOut.confirm')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
