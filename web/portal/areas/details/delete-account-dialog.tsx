/** The password proves once more that the account is theirs, the typed address that it is meant; then it is deleted. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { canonicalEmail } from '../../../../shared/rules/email.ts';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import dialogStyles from '../../../ui/dialog.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { portalPaths } from '../../portal-paths.ts';
import styles from './delete-account.module.css';

export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('portal');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [address, setAddress] = useState('');
  const { run, isRunning, error } = useEffectCall('deleteCustomerAccount');
  useEffect(() => void loadChunk(() => import('../farewell/farewell-area.tsx')).catch(() => undefined), []);
  const isReady = trimPassword(password) !== '' && canonicalEmail(address) === email;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isRunning) return;
    const answer = await run({ password: trimPassword(password) });
    if (answer === null) return;
    // The tokens go there: cleared here, the guard of this screen would lead to the sign-in.
    await navigate(portalPaths.farewell, { replace: true, state: { receiptTo: answer.receiptTo } });
  };
  const title = t('deletion.dialogTitle');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={dialogStyles.words}>
          <h2 className={dialogStyles.title}>{title}</h2>
          <p className={dialogStyles.text}>{t('deletion.dialogText')}</p>
        </div>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <PasswordField
          label={t('deletion.password')}
          name="current-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <TextField
          label={t('deletion.address', { address: `\u2068${email}\u2069` })}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          value={address}
          onChange={setAddress}
        />
        <div className={dialogStyles.actions}>
          <Button onClick={onClose}>{t('deletion.cancel')}</Button>
          <Button type="submit" variant="danger" isBusy={isRunning} aria-disabled={!isReady}>
            {t('deletion.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
