import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/toast.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { isNumber } from '../read-address.ts';
import { useSignInFlow, type CodePurpose } from '../sign-in-context.ts';

export type ResendCodeProps = { purpose: CodePurpose; onSent: () => void };

/** Another code, once the time that the server gave is over. */
export function ResendCode({ purpose, onSent }: ResendCodeProps): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, sentCode, sendCodeAgain } = useSignInFlow();
  const toasts = useToasts();
  const secondsLeft = useSecondsUntil(sentCode?.resendAt ?? 0);
  const send = async (channel = draft.channel): Promise<void> => {
    try {
      await sendCodeAgain(purpose, isNumber(draft.address) ? channel : undefined);
      type({ channel });
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
      {sentCode?.channel === 'sms' && (
        <TextButton onClick={() => void send('whatsapp')}>{t('code.byWhatsapp')}</TextButton>
      )}
      {sentCode?.channel === 'whatsapp' && <TextButton onClick={() => void send('sms')}>{t('code.bySms')}</TextButton>}
    </>
  );
}
