/** One appeal against a suspension. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_REASON } from '../../../shared/model/complaint.ts';
import { useCall, useEffectCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import frame from '../areas/settings/settings.module.css';
import styles from './suspension-banner.module.css';

export function AppealDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['suspension', 'errors']);
  const textOf = useErrorText();
  const { mutate } = useCall('getSuspension', {});
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('appealSuspension');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return;
    const answer = await run({ text });
    if (answer === null) return;
    await mutate(answer, { revalidate: false });
    onClose();
    showToast({ text: t('suspension.sent'), tone: 'good' });
  };
  const title = t('suspension.appealTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title} isSheet>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 className={styles.title}>{title}</h2>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextAreaField
          label={t('suspension.appealLabel')}
          help={t('suspension.appealHelp')}
          maxLength={MOST_REASON}
          value={text}
          error={isTried && text.trim() === '' ? t('errors:field_required') : undefined}
          onChange={setText}
        />
        <div className={frame.end}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('suspension.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
