import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type SignOutQuestionProps = {
  isOpen: boolean;
  /** False when it failed, and has been told. */
  signOut: () => Promise<boolean>;
  onCancel: () => void;
};

/** Asks, because it ends the sign-in on every device. */
export function SignOutQuestion({ isOpen, signOut, onCancel }: SignOutQuestionProps): ReactNode {
  const { t } = useTranslation('app');
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
