import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/toast.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useSignInFlow, type CodePurpose } from '../sign-in-context.ts';

export type ResendCodeProps = { purpose: CodePurpose; onSent: () => void };

/** Another code, once the time that the server gave is over. */
export function ResendCode({ purpose, onSent }: ResendCodeProps): ReactNode {
  const { t } = useTranslation('account');
  const { sentCode, sendCodeAgain } = useSignInFlow();
  const toasts = useToasts();
  const secondsLeft = useSecondsUntil(sentCode?.resendAt ?? 0);
  const send = async (): Promise<void> => {
    try {
      await sendCodeAgain(purpose);
      onSent();
      showToast({ text: t('code.sent'), tone: 'good' });
    } catch (error) {
      toasts.failed(error);
    }
  };
  if (secondsLeft > 0) return <span>{t('code.wait', { count: secondsLeft })}</span>;
  return (
    <>
      {t('code.none')}
      <TextButton onClick={() => void send()}>{t('code.again')}</TextButton>
    </>
  );
}

/** Whole seconds until a time (ms since the epoch), counted down. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1_000));
}
