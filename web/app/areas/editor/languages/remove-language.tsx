import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../shared/places/languages.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './languages.module.css';

/** Takes the language from the page after a question. */
export function RemoveLanguage({ language }: { language: Language }): ReactNode {
  const { t } = useTranslation('languages');
  const textOf = useErrorText();
  const askAgain = useAskAgain();
  const { setOpenLanguage } = useEditor();
  const { run, isRunning, error } = useEffectCall('savePageLanguage');
  const [isAsking, setAsking] = useState(false);
  const name = language.languageName;
  const remove = async (): Promise<void> => {
    const answer = await run({ language: language.value, isOn: false });
    setAsking(false);
    if (!answer) return;
    setOpenLanguage(null);
    await askAgain('getPageLanguages');
  };
  return (
    <div className={styles.remove}>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
