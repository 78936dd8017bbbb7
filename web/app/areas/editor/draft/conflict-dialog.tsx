import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './draft.module.css';

/** Another tab saved in between: the owner takes that version, or puts their own changes on top of it. */
export function ConflictDialog(): ReactNode {
  const { t } = useTranslation('editor');
  const { state, runner } = useEditor();
  const { failed } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const settle = async (type: 'theirsTaken' | 'mineKept'): Promise<void> => {
    setBusy(true);
    try {
      const { own } = await callApi('getProfile', {});
      if (own) runner.dispatch({ type, page: own });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  const isOpen = state.problem?.kind === 'conflict';
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} label={t('conflict.title')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('conflict.title')}</h2>
        <p>{t('conflict.text')}</p>
      </div>
      <div className={styles.choices}>
        <Button variant="primary" isWide isBusy={isBusy} onClick={() => void settle('mineKept')}>
          {t('conflict.keepMine')}
        </Button>
        <Button isWide isBusy={isBusy} onClick={() => void settle('theirsTaken')}>
          {t('conflict.reload')}
        </Button>
      </div>
    </Dialog>
  );
}
