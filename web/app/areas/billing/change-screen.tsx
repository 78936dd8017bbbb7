/** A change of the plan: paid for now, or planned for the end of the period. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview, Money, PaymentStep, Subscription } from '../../../../shared/model/billing.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './billing.module.css';
import { ChangeDone } from './change-done.tsx';
import type { Choice } from './checkout-path.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { OpenPaymentNotice } from './open-payment-notice.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { Rehearsal } from './rehearsal.tsx';
import type { BillingRecord } from './use-billing.ts';
import { usePaymentStep } from './use-payment-step.ts';

type ChangeScreenProps = { choice: Choice; record: BillingRecord };

type Begun = {
  step: PaymentStep;
  /** What is paid for, as it was rehearsed: once it is paid, it is no change any more. */
  preview: ChangePreview;
  /** Orders the same once more. */
  repeat?: () => void;
};

/** The payment of a change: under way or through, or failed, so that there is another try. */
function usePayment() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const { step, askAgain } = usePaymentStep(begun?.step ?? null);
  const isFailed = step?.state === 'failed';
  return { begun, setBegun, askAgain, failed: isFailed ? step : null, underWay: isFailed ? null : step };
}

export function ChangeScreen({ choice, record }: ChangeScreenProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { data, error, mutate } = useCall('previewSubscription', choice);
  const [changed, setChanged] = useState<Subscription | null>(null);
  const payment = usePayment();
  const preview = payment.underWay === null ? data : payment.begun?.preview;
  if (changed !== null) return <ChangeDone subscription={changed} />;
  if (preview === undefined) {
    return (
      <>
        <PageHeader title={t('checkout.title')} />
        {error === undefined ? (
          <SkeletonRows rows={3} height={160} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        )}
      </>
    );
  }
  if (preview.total === null) {
    return <ConfirmChange choice={choice} preview={preview} record={record} onChanged={setChanged} />;
  }
  return <Checkout choice={choice} preview={preview} total={preview.total} record={record} payment={payment} />;
}

type CheckoutProps = ChangeScreenProps & {
  preview: ChangePreview;
  total: Money;
  payment: ReturnType<typeof usePayment>;
};

/** The form stays as it was filled in while the payment goes its way, for another try. */
function Checkout({ choice, preview, total, record, payment }: CheckoutProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { begun, setBegun, askAgain, failed, underWay } = payment;
  const isBlocked = record.open !== null && begun === null;
  return (
    <>
      <PageHeader
        title={t(`checkout.${preview.kind === 'renew' ? 'renew' : 'pay'}`, { plan: t(`app:plan.${choice.planId}`) })}
      />
      {underWay !== null && (
        <PaymentProgress
          step={underWay}
          planId={choice.planId}
          onLeft={(left) => setBegun(left.state === 'paid' ? { step: left, preview } : null)}
          onAskAgain={askAgain}
          {...(begun?.repeat && { onNewCode: begun.repeat })}
        />
      )}
      {isBlocked && record.open !== null && <OpenPaymentNotice step={record.open} />}
      {!isBlocked && (
        <div className={styles.checkout} hidden={underWay !== null}>
          <Rehearsal preview={preview} isFolding />
          <PayForm
            choice={choice}
            preview={preview}
            total={total}
            failed={failed}
            onStep={(next, repeat) => setBegun({ step: next, preview, repeat })}
          />
        </div>
      )}
    </>
  );
}
