import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../../ui/save-state.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { UnsavedChangesPrompt } from '../../leave/unsaved-changes-prompt.tsx';
import styles from './product-design.module.css';
import type { Autosave } from './use-autosave.ts';

/** Whether what was typed is safe, in words; whoever leaves before is asked. */
export function AutosaveState({ status, savedAt, retry }: Omit<Autosave<unknown>, 'value' | 'edit'>): ReactNode {
  const { t } = useTranslation('app');
  return (
    <span className={styles.saveState} role="status">
      {status !== null && <SaveState status={status} savedAt={savedAt} />}
      {status === 'failed' && <TextButton onClick={retry}>{t('retry')}</TextButton>}
      <UnsavedChangesPrompt isUnsaved={status !== null && status !== 'saved'} />
    </span>
  );
}
