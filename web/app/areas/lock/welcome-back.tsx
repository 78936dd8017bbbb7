/** Welcome back: the app is closed, and opens with the PIN, by biometric ID or with the password. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ErrorCode } from '../../../../shared/calls/errors.ts';
import { greetingName } from '../../../../shared/places/name-order.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { AppLock } from '../../../lib/app-lock/lock-store.ts';
import { canUsePasskeys, PasskeyDismissed } from '../../../lib/app-lock/passkey.ts';
import { forgetAppLock, signInWithPasskey, unlockWithPin } from '../../../lib/app-lock/unlock.ts';
import { signInPath } from '../../../lib/routes.ts';
import { storeTokens } from '../../../lib/tokens/token-store.ts';
import { Button } from '../../../ui/button.tsx';
import { BiometricIcon } from '../../../ui/area-icons.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { PinPad } from './pin-pad.tsx';
import { useAppLock } from './use-app-lock.ts';
import styles from './welcome-back.module.css';

export function WelcomeBack(): ReactNode {
  const lock = useAppLock();
  return lock === null ? null : <WelcomeBackFor lock={lock} />;
}

function WelcomeBackFor({ lock }: { lock: AppLock }): ReactNode {
  const { t, i18n } = useTranslation('lock');
  const { pin, setPin, trouble, isPinOver, isBusy, openWithPin, openWithPasskey } = useUnlock(lock);
  const toSignIn = useSignInInstead();
  const firstName = greetingName(lock.fullName, i18n.language);
  useDocumentTitle(t('welcome.title'));
  const hasPasskey = lock.hasPasskey && canUsePasskeys();
  return (
    <main className={styles.screen}>
      <div className={styles.column}>
        <header className={styles.head}>
          <Mark size={36} />
          <h1 className={styles.title}>{t('welcome.title')}</h1>
          <p className={styles.name}>
            <bdi>{firstName}</bdi>
          </p>
        </header>
        {isPinOver ? (
          <Notice tone="bad">{trouble}</Notice>
        ) : (
          <PinPad
            label={t('welcome.pin')}
            value={pin}
            error={trouble}
            isBusy={isBusy}
            onChange={setPin}
            onComplete={openWithPin}
            corner={hasPasskey && <BiometricButton onPress={openWithPasskey} />}
          />
        )}
        {isPinOver && hasPasskey && (
          <Button isWide onClick={openWithPasskey}>
            <BiometricIcon size={20} />
            {t('welcome.biometric')}
          </Button>
        )}
        <footer className={styles.foot}>
          {isPinOver ? (
            <Button variant="primary" isWide onClick={toSignIn}>
              {t('welcome.password')}
            </Button>
          ) : (
            <TextButton onClick={toSignIn}>{t('welcome.password')}</TextButton>
          )}
          <TextButton onClick={() => void forgetAppLock().then(toSignIn)}>{t('welcome.other')}</TextButton>
        </footer>
      </div>
    </main>
  );
}

function BiometricButton({ onPress }: { onPress: () => void }): ReactNode {
  const { t } = useTranslation('lock');
  return (
    <button type="button" className={styles.biometric} aria-label={t('welcome.biometric')} onClick={onPress}>
      <BiometricIcon size={30} />
    </button>
  );
}

function useUnlock(lock: AppLock) {
  const textOf = useErrorText();
  const [pin, setPin] = useState('');
  const [trouble, setTrouble] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await action();
    } catch (error) {
      setPin('');
      // The lock is gone, and this screen with it: sign-in follows, with the reason.
      if (isCode(error, 'device_unknown')) showToast({ text: textOf(error), tone: 'bad' });
      else if (!(error instanceof PasskeyDismissed)) setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    pin,
    setPin: (digits: string) => {
      setPin(digits);
      if (digits !== '') setTrouble(null);
    },
    trouble: trouble === null ? undefined : textOf(trouble),
    /** The PIN opens nothing now, whatever is typed. */
    isPinOver: isCode(trouble, 'pin_blocked'),
    isBusy,
    openWithPin: (typed: string) => void attempt(() => unlockWithPin(lock, typed)),
    openWithPasskey: () => void attempt(async () => storeTokens((await signInWithPasskey()).tokens)),
  };
}

function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** To the password, and afterwards back to where the person was. */
function useSignInInstead(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = `${signInPath(`${pathname}${search}`)}&step=email`;
  return () => void navigate(path);
}
