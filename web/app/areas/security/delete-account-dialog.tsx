/** Proves once more that the account is theirs, and deletes it. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DeletionProof } from '../../../../shared/model/lifecycle.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import { DeletionCode, type CodeProof } from './deletion-code.tsx';
import styles from './lifecycle.module.css';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['security', 'app']);
  const textOf = useErrorText();
  const navigate = useNavigate();
  const [kind, setKind] = useState<DeletionProof['kind']>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<CodeProof>({ codeId: '', code: '' });
  const { run, isRunning, error } = useEffectCall('deleteAccount');
  useEffect(() => void loadChunk(() => import('./farewell-area.tsx')).catch(() => undefined), []);
  const isReady = kind === 'password' ? password !== '' : code.codeId !== '' && code.code.length === 6;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isRunning) return;
    const answer = await run({ proof: kind === 'password' ? { kind, password } : { kind, ...code } });
    if (answer === null) return;
    // The tokens go there: cleared here, the guard of this screen would lead to the sign-in.
    await navigate(pathTo('farewell'), { replace: true, state: { receiptTo: answer.receiptTo } });
  };
  const title = t('security:deletion.dialogTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title} isSheet>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.soft}>{t('security:deletion.dialogText')}</p>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <Segmented
          label={t('security:deletion.proof')}
          value={kind}
          options={[
            { value: 'password', label: t('security:deletion.byPassword') },
            { value: 'code', label: t('security:deletion.byCode') },
          ]}
          onChange={setKind}
        />
        {kind === 'password' ? (
          <PasswordField
            label={t('security:deletion.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        ) : (
          <DeletionCode value={code} onChange={setCode} />
        )}
        <div className={frame.end}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="danger" isBusy={isRunning} aria-disabled={!isReady}>
            {t('security:deletion.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
