import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../../ui/save-state.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { errorKeys } from '../../../ui/use-error-text.ts';
import { useAssistantState } from './assistant-context.ts';
import { nextSaveAt, type AssistantState } from './assistant-store.ts';
import styles from './assistant.module.css';

function isSaving(state: AssistantState): boolean {
  return state.flight !== null || nextSaveAt(state) !== null;
}

/** Whether the settings are safe, in words. The set-up answers speak for themselves beside their button. */
export function AssistantSaveState(): ReactNode {
  const { t } = useTranslation(['assistant', 'errors']);
  const { state, dispatch } = useAssistantState();
  if (state.problem) {
    return (
      <span className={styles.notSaved} role="status">
        {t('save.failed', { reason: t(errorKeys(state.problem.code)) })}
        <TextButton onClick={() => dispatch({ type: 'hurried' })}>{t('save.retry')}</TextButton>
      </span>
    );
  }
  if (isSaving(state)) return <SaveState status="saving" />;
  return state.savedAt === null ? null : <SaveState status="saved" savedAt={new Date(state.savedAt)} />;
}
