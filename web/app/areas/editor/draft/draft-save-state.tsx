import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState, type SaveStatus } from '../../../../ui/save-state.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useEditor } from '../editor-context.tsx';
import { useCodeText } from '../use-code-text.ts';
import { hasUnsaved, nextSaveAt, type DraftState } from './draft-store.ts';
import styles from './draft.module.css';

function statusOf(state: DraftState): SaveStatus {
  if (state.flight?.isSending) return 'saving';
  if (state.problem) return 'failed';
  if (nextSaveAt(state) !== null) return 'saving';
  return hasUnsaved(state) ? 'unsaved' : 'saved';
}

/** Whether the draft is safe, in words: "Saved 2 s ago", "Not saved: Poor internet connection · Retry". */
export function DraftSaveState(): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const { state, runner } = useEditor();
  const status = statusOf(state);
  if (status !== 'failed' || !state.problem) {
    if (state.savedAt === null && status === 'saved') return null;
    return <SaveState status={status} savedAt={state.savedAt === null ? null : new Date(state.savedAt)} />;
  }
  const code = state.problem.kind === 'conflict' ? 'conflict' : state.problem.code;
  return (
    <span className={styles.state} role="status">
      <span className={styles.reason}>{t('save.failed', { reason: textOf(code) })}</span>
      <span aria-hidden="true"> · </span>
      <TextButton onClick={() => runner.dispatch({ type: 'retryAsked' })}>{t('save.retry')}</TextButton>
    </span>
  );
}
