import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

/** Turns the second factor off, with one more code of it. */
export function AuthenticatorOff({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['security', 'proof', 'app']);
  const textOf = useErrorText();
  const { withProof, proofDialog } = useProof();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      if ((await withProof(() => callApi('removeAuthenticator', { code }))) !== null) onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const title = t('authenticator.offTitle');
  return (
    <>
      <Dialog isOpen onClose={onClose} label={title}>
        <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p>{t('authenticator.offText')}</p>
          </div>
          {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
          <TextField
            label={t('proof:code')}
            autoComplete="one-time-code"
            dir="ltr"
            autoFocus
            maxLength={40}
            value={code}
            onChange={setCode}
          />
          <div className={frame.end}>
            <Button onClick={onClose}>{t('app:cancel')}</Button>
            <Button type="submit" variant="danger" isBusy={isBusy}>
              {t('authenticator.turnOff')}
            </Button>
          </div>
        </form>
      </Dialog>
      {proofDialog}
    </>
  );
}
