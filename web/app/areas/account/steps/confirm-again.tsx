import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useSignInFlow } from '../sign-in-context.ts';

/** The account waits for its e-mail to be verified: offers to send the code once more (specification 1, section 4). */
export function ConfirmAgain(): ReactNode {
  const { t } = useTranslation('account');
  const { draft, sendCode, goToStep } = useSignInFlow();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await sendCode('sign-up', draft.address);
      goToStep('code');
    } catch (error) {
      toasts.failed(error);
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void send()}>
      {t('confirmAgain')}
    </Button>
  );
}
