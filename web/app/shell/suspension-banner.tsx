/** The owner's page is suspended: why, what stays possible, and one appeal. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MOST_REASON } from '../../../shared/model/complaint.ts';
import { pathTo } from '../../lib/routes.ts';
import { useAskAgain, useCall, useEffectCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import frame from '../areas/settings/settings.module.css';
import styles from './suspension-banner.module.css';

export function SuspensionBanner(): ReactNode {
  const { t } = useTranslation('app');
  const suspension = useCall('getSuspension', {}).data?.suspension ?? null;
  const [isAppealing, setAppealing] = useState(false);
  if (suspension === null) return null;
  return (
    <aside className={styles.banner} role="status">
      <p>
        <strong>{t('suspension.title')}</strong> <bdi>{suspension.reason}</bdi>
      </p>
      <p className={styles.ways}>
        <Link to={pathTo('pageSettings')}>{t('suspension.export')}</Link>
        {suspension.appealedAt === null ? (
          <TextButton onClick={() => setAppealing(true)}>{t('suspension.appeal')}</TextButton>
        ) : (
          <span>{t('suspension.appealed')}</span>
        )}
      </p>
      {isAppealing && <AppealDialog onClose={() => setAppealing(false)} />}
    </aside>
  );
}

function AppealDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['app', 'errors']);
  const textOf = useErrorText();
  const askAgain = useAskAgain();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('appealSuspension');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || (await run({ text })) === null) return;
    onClose();
    showToast({ text: t('app:suspension.sent'), tone: 'good' });
    await askAgain('getSuspension');
  };
  const title = t('app:suspension.appealTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title} isSheet>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 className={styles.title}>{title}</h2>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextAreaField
          label={t('app:suspension.appealLabel')}
          help={t('app:suspension.appealHelp')}
          maxLength={MOST_REASON}
          value={text}
          error={isTried && text.trim() === '' ? t('errors:field_required') : undefined}
          onChange={setText}
        />
        <div className={frame.end}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('app:suspension.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
