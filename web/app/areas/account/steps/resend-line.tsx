import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/toast.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { TextButton } from '../../../../ui/text-button.tsx';

type ResendLineProps = {
  /** From then on, milliseconds since the epoch. */
  resendAt: number;
  send: () => Promise<void>;
  /** By another way, where there is one. */
  otherWay?: { label: string; send: () => Promise<void> } | null;
};

/** Another code, once the time that the server gave is over. */
export function ResendLine({ resendAt, send, otherWay = null }: ResendLineProps): ReactNode {
  const { t } = useTranslation('account');
  const toasts = useToasts();
  const secondsLeft = useSecondsUntil(resendAt);
  const sendBy = async (way: () => Promise<void>): Promise<void> => {
    try {
      await way();
      showToast({ text: t('code.sent'), tone: 'good' });
    } catch (error) {
      toasts.failed(error);
    }
  };
  if (secondsLeft > 0) return <span>{t('code.wait', { count: secondsLeft })}</span>;
  return (
    <>
      {t('code.none')}
      <TextButton onClick={() => void sendBy(send)}>{t('code.again')}</TextButton>
      {otherWay !== null && <TextButton onClick={() => void sendBy(otherWay.send)}>{otherWay.label}</TextButton>}
    </>
  );
}
