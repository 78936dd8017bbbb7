import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useEditor } from '../editor-context.tsx';
import { RedoIcon, UndoIcon } from '../editor-icons.tsx';
import styles from './draft.module.css';
import { wantedStep } from './wanted-step.ts';

/** A step back and forth over all changes of the draft, by button and by keyboard. */
export function UndoButtons(): ReactNode {
  const { t } = useTranslation('editor');
  const { state, runner } = useEditor();
  const [said, setSaid] = useState('');
  const { past, future } = state.history;
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  const undo = (): void => {
    runner.undo();
    setSaid(t('undo.undone'));
  };
  const redo = (): void => {
    runner.redo();
    setSaid(t('undo.redone'));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const way = wantedStep(event);
      if (way === null) return;
      event.preventDefault();
      if (way === 'back' ? canUndo : canRedo) (way === 'back' ? undo : redo)();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <div className={styles.steps}>
      <IconButton label={t('undo.undo')} aria-disabled={!canUndo} onClick={canUndo ? undo : undefined}>
        <UndoIcon />
      </IconButton>
      <IconButton label={t('undo.redo')} aria-disabled={!canRedo} onClick={canRedo ? redo : undefined}>
        <RedoIcon />
      </IconButton>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
