import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../lib/routes.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { appHistory } from '../../../app-history.ts';
import { useEditor } from '../editor-context.tsx';
import { isTouched } from '../news/open-post.ts';
import { useOpenProduct } from '../products/kept-product.ts';
import { isTouched as isTouchedProduct } from '../products/open-product.ts';
import { hasUnsaved } from './draft-store.ts';

/** How long leaving waits for the last save before it asks, in milliseconds. */
const PATIENCE_MS = 2_500;

/** Between these the draft goes along. */
const tabs: ReadonlySet<string> = new Set([pathTo('profile'), pathTo('design'), pathTo('pageSettings')]);

/**
 * Leaving the editor with unsaved edits (specification 1, section 4): what can be saved is saved at once; when something
 * is left, the owner is asked. Closing the tab asks in the browser's own words, also for news and products that are being written;
 * they are there again when the owner comes back within the tab.
 */
export function UnsavedPrompt(): ReactNode {
  const { t } = useTranslation('editor');
  const { state, runner, openPost } = useEditor();
  const isUnsaved = hasUnsaved(state);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    return appHistory().guardLeaving(
      (goOn) => setProceed(() => goOn),
      (path) => tabs.has(path),
    );
  }, [isUnsaved]);
  useEffect(() => {
    if (!proceed) return;
    const timer = setTimeout(() => setAsking(true), PATIENCE_MS);
    void runner.saveAll().then(() => {
      if (hasUnsaved(runner.getState())) setAsking(true);
      else proceed();
    });
    return () => clearTimeout(timer);
  }, [proceed, runner]);
  const [openProduct] = useOpenProduct();
  const isWriting =
    (openPost !== null && isTouched(openPost)) || (openProduct !== null && isTouchedProduct(openProduct));
  useTabGuard(isUnsaved || isWriting);
  const close = (): void => {
    setProceed(null);
    setAsking(false);
  };
  const leave = (): void => {
    close();
    proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.cancel')}
      isDanger
      onConfirm={leave}
      onCancel={close}
    />
  );
}

function useTabGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
}
