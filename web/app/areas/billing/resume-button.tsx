/** Takes a cancellation back: one press, nothing asked. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useRefreshBilling } from './use-billing.ts';

/** @param variant primary where nothing else is likelier to be wanted */
export function ResumeButton({ variant = 'quiet' }: { variant?: 'primary' | 'quiet' }): ReactNode {
  const { t } = useTranslation('billing');
  const textOf = useErrorText();
  const refresh = useRefreshBilling();
  const navigate = useNavigate();
  const { run, isRunning, error } = useEffectCall('resumeSubscription');
  const resume = async (): Promise<void> => {
    if ((await run({})) === null) return;
    await refresh();
    showToast({ text: t('standing.resumed'), tone: 'good' });
    void navigate(pathTo('plan'));
  };
  return (
    <>
      {error !== undefined && <p role="alert">{textOf(error)}</p>}
      <Button variant={variant} isBusy={isRunning} onClick={() => void resume()}>
        {t('standing.resume')}
      </Button>
    </>
  );
}
