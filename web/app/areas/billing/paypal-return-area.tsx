/** Where PayPal returns the browser to: asks the server to take the payment, or gives it up when the payer turned back. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { live } from '../../../lib/live.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './billing.module.css';
import { Outcome } from './outcome.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { useRefreshBilling } from './use-billing.ts';
import { useGiveUp } from './use-give-up.ts';

export function PaypalReturnArea(): ReactNode {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  return (
    <div className={styles.wide}>
      <PageHeader title={t('checkout.title')} />
      {search.has('cancelled') ? <TurnedBack /> : <Taking token={search.get('token') ?? ''} />}
    </div>
  );
}

const whilePending = {
  ...live,
  refreshInterval: (step?: PaymentStep) => (step?.state === 'pending' ? live.refreshInterval() : 0),
};

function Taking({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('billing');
  const [left, setLeft] = useState<PaymentStep | null>(null);
  const { data, error, mutate } = useCall('paypalPaymentSuccess', { token }, { swr: whilePending });
  const refresh = useRefreshBilling();
  const step = left ?? data;
  const isPaid = step?.state === 'paid';
  useEffect(() => {
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
  if (step?.state === 'failed') return left === null ? <PaymentFailed step={step} /> : <NotPaid />;
  if (step !== undefined) {
    return <PaymentProgress step={step} onLeft={setLeft} onAskAgain={() => void mutate()} />;
  }
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <Outcome tone="waiting" title={t('paypal.taking')} text={t('paypal.takingText')}>
      <Spinner />
    </Outcome>
  );
}

/** The payer came back without paying: the order ends here, so that another can begin. */
function TurnedBack(): ReactNode {
  const { data: record } = useCall('subscriptionRecord', {});
  const { giveUp } = useGiveUp();
  const isSent = useRef(false);
  const [isEnding, setEnding] = useState(true);
  const open = record?.open;
  useEffect(() => {
    if (isSent.current || record === undefined) return;
    isSent.current = true;
    const ended = open?.payWay === 'paypal' ? giveUp(open.orderId) : Promise.resolve();
    void ended.finally(() => setEnding(false));
  }, [record, open, giveUp]);
  return <NotPaid isEnding={isEnding} />;
}

/** @param isEnding the order is just being given up: until then no other can begin */
function NotPaid({ isEnding = false }: { isEnding?: boolean }): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <Outcome
      tone="waiting"
      title={t('paypal.back')}
      text={t('paypal.backText')}
      actions={
        isEnding ? undefined : (
          <ButtonLink variant="primary" to={pathTo('plan')}>
            {t('outcome.choose')}
          </ButtonLink>
        )
      }
    />
  );
}
