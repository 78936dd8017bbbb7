import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSKEY_NAME, type Passkey } from '../../../../shared/model/lock.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import styles from './security.module.css';

export function PasskeyNameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const { t } = useTranslation(['security', 'app', 'errors']);
  const textOf = useErrorText();
  const [name, setName] = useState(passkey.name);
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('renamePasskey');
  const isEmpty = name.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && (await run({ id: passkey.id, name: name.trim() })) !== null) onClose();
  };
  const title = t('passkeys.nameTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 className={styles.title}>{title}</h2>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextField
          label={t('passkeys.name')}
          autoFocus
          maxLength={MAX_PASSKEY_NAME}
          value={name}
          error={isTried && isEmpty ? t('errors:field_required') : undefined}
          onChange={setName}
        />
        <div className={frame.end}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
