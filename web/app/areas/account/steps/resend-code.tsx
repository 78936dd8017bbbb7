import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/toast.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
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
