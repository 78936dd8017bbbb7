import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { appHistory } from '../app-history.ts';

export type UnsavedChangesPromptProps = {
  /** Whether something would be lost. */
  isUnsaved: boolean;
};

/** "Unsaved changes": Leave or Cancel, for other screens and for the tab itself. */
export function UnsavedChangesPrompt({ isUnsaved }: UnsavedChangesPromptProps): ReactNode {
  const { t } = useTranslation('app');
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    return appHistory().guardLeaving((goOn) => setProceed(() => goOn));
  }, [isUnsaved]);
  useTabGuard(isUnsaved);
  const leave = (): void => {
    setProceed(null);
    proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={proceed !== null}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      isDanger
      onConfirm={leave}
      onCancel={() => setProceed(null)}
    />
  );
}

/** The browser asks in words of its own when the tab is closed or loaded again. */
function useTabGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
}
