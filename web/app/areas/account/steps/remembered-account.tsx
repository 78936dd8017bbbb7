import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { forgetSignIn, readRememberedSignIn, type RememberedSignIn } from '../../../../lib/remembered-sign-in.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { AccountWords } from '../account-words.tsx';
import { useSignInFlow } from '../sign-in-context.ts';
import styles from './remembered-account.module.css';

/** Who said that this device is theirs and is to remember them: one press. For everybody else what stands inside. */
export function RememberedAccount({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('account');
  const [remembered, setRemembered] = useState<RememberedSignIn | null>(null);
  const { isBusy, signIn } = useSigningIn(() => setRemembered(null));
  useEffect(() => {
    void readRememberedSignIn().then(setRemembered);
  }, []);
  if (remembered === null) return children;
  const forget = async (): Promise<void> => {
    await forgetSignIn();
    setRemembered(null);
    showToast({ text: t('remember.forgotten'), tone: 'good' });
  };
  return (
    <div className={styles.remembered}>
      <Button variant="primary" isWide isBusy={isBusy} onClick={() => void signIn(remembered)}>
        <span className={styles.words}>
          <AccountWords text={t('remember.continue', { address: remembered.account })} />
        </span>
      </Button>
      <div className={styles.ways}>
        <TextButton onClick={() => setRemembered(null)}>{t('remember.other')}</TextButton>
        <TextButton onClick={() => void forget()}>{t('remember.forget')}</TextButton>
      </div>
    </div>
  );
}

/** A password that is none any more is not remembered any longer. */
function useSigningIn(onForgotten: () => void) {
  const { calls, enter } = useSignInFlow();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const signIn = async (remembered: RememberedSignIn): Promise<void> => {
    setBusy(true);
    try {
      await enter(await calls.login(remembered));
    } catch (error) {
      setBusy(false);
      toasts.failed(error);
      if (!(error instanceof ApiError) || error.code !== 'account_or_password_wrong') return;
      await forgetSignIn();
      onForgotten();
    }
  };
  return { isBusy, signIn };
}
