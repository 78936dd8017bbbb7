import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { storeTokens } from '../../../lib/tokens/token-store.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import styles from './security.module.css';

export type ConfirmItIsYouProps = { onProved: () => void; onClose: () => void };

/** The password once more, and the second factor where there is one. */
export function ConfirmItIsYou({ onProved, onClose }: ConfirmItIsYouProps): ReactNode {
  const { t } = useTranslation(['proof', 'app']);
  const textOf = useErrorText();
  const { password, setPassword, code, setCode, isFactorAsked, error, isRunning, submit } = useProving(onProved);
  const title = t('title');
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <form className={frame.form} onSubmit={submit} noValidate>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p>{isFactorAsked ? t('factor') : t('text')}</p>
        </div>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        {isFactorAsked ? (
          <TextField
            key="factor"
            label={t('code')}
            autoComplete="one-time-code"
            dir="ltr"
            autoFocus
            maxLength={40}
            value={code}
            onChange={setCode}
          />
        ) : (
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={setPassword}
          />
        )}
        <div className={frame.end}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('app:continue')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useProving(onProved: () => void) {
  const { data: account } = useCall('getUserInfo', {});
  const login = useEffectCall('login');
  const answer = useEffectCall('answerChallenge');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState('');
  const givePassword = async (): Promise<void> => {
    const address = account?.email || account?.phone;
    if (!address || password === '') return;
    const given = await login.run({ account: address, password: trimPassword(password) });
    if (given?.challenge) setChallengeId(given.challenge.challengeId);
    if (given?.tokens) prove(given.tokens);
  };
  const giveCode = async (): Promise<void> => {
    const given = await answer.run({ challengeId, code });
    if (given) prove(given.tokens);
  };
  const prove = (tokens: Parameters<typeof storeTokens>[0]): void => {
    storeTokens(tokens);
    onProved();
  };
  const isFactorAsked = challengeId !== '';
  return {
    password,
    setPassword,
    code,
    setCode,
    isFactorAsked,
    error: isFactorAsked ? answer.error : login.error,
    isRunning: login.isRunning || answer.isRunning,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void (isFactorAsked ? giveCode() : givePassword());
    },
  };
}
