/** "Pays renewals", or the press that makes it so. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayWay, Subscription } from '../../../../shared/model/billing.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { useRefreshBilling } from './use-billing.ts';

type RenewalMarkProps = {
  subscription: Subscription | null;
  payWay: PayWay;
  cardId?: string;
  isForRenewals: boolean;
};

export function RenewalMark({ subscription, payWay, cardId, isForRenewals }: RenewalMarkProps): ReactNode {
  const { t } = useTranslation('billing');
  const toasts = useToasts();
  const refresh = useRefreshBilling();
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('saveRenewal');
  if (isForRenewals) return <Chip tone="accent">{t('methods.forRenewals')}</Chip>;
  if (subscription?.status !== 'active' || subscription.billedBy === 'store') return null;
  const use = async (): Promise<void> => {
    if ((await run({ isAutoRenewing: true, payWay, cardId: cardId ?? null })) === null) return;
    await refresh();
    toasts.saved();
  };
  return (
    <>
      {error !== undefined && <span role="alert">{textOf(error)}</span>}
      <Button variant="plain" isBusy={isRunning} onClick={() => void use()}>
        {t('methods.use')}
      </Button>
    </>
  );
}
