/** Goes on with a payment that was left open. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import type { BillingRecord } from './use-billing.ts';
import { usePaymentStep } from './use-payment-step.ts';

export function OpenPaymentScreen({ record }: { record: BillingRecord }): ReactNode {
  const { t } = useTranslation('billing');
  const [begun, setBegun] = useState(record.open);
  const { step, askAgain } = usePaymentStep(begun);
  if (step === null) return <Navigate to={pathTo('plan')} replace />;
  return (
    <>
      <PageHeader title={t('checkout.title')} />
      {step.state === 'failed' ? (
        <PaymentFailed step={step} />
      ) : (
        <PaymentProgress
          step={step}
          onLeft={(left) => setBegun(left.state === 'paid' ? left : null)}
          onAskAgain={askAgain}
        />
      )}
    </>
  );
}
