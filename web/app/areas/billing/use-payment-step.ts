/** Where a payment stands, asked until it is settled. */
import { useEffect } from 'react';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { live } from '../../../lib/live.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useRefreshBilling, type BillingRecord } from './use-billing.ts';

const isSettled = ({ state }: PaymentStep): boolean => state === 'paid' || state === 'failed';

/** As long as the payer's bank is to be asked, nothing changes by itself. */
const untilSettled = {
  ...live,
  refreshInterval: (step?: PaymentStep) =>
    step !== undefined && (isSettled(step) || isBankAsked(step)) ? 0 : live.refreshInterval(),
};

function isBankAsked({ payWay, state }: PaymentStep): boolean {
  return payWay === 'card' && state === 'open';
}

/** @param begun the step that it began with; null before */
export function usePaymentStep(begun: PaymentStep | null): {
  step: PaymentStep | null;
  /** Asks at once, after the payer did something. */
  askAgain: () => void;
} {
  const waiting = begun !== null && !isSettled(begun) ? begun : null;
  const order = waiting && { orderId: waiting.orderId };
  const card = useCall('checkCardPayment', waiting?.payWay === 'card' ? order : null, { swr: untilSettled });
  const goPay = useCall('checkGoPayPaymentStatus', waiting?.payWay === 'gopay' ? order : null, { swr: untilSettled });
  const isAtPaypal = waiting?.payWay === 'paypal' && waiting.state === 'pending';
  const record = useCall('subscriptionRecord', isAtPaypal ? {} : null, { swr: live });
  const told = isAtPaypal ? stepIn(record.data, waiting) : (card.data ?? goPay.data);
  const step = waiting === null || told === undefined ? begun : withWaysOn(told, waiting);
  useRefreshWhenPaid(step);
  return { step, askAgain: () => void Promise.all([card.mutate(), goPay.mutate()]) };
}

/** A payment that is no longer open is through when the subscription is there. */
function stepIn(record: BillingRecord | undefined, waiting: PaymentStep): PaymentStep | undefined {
  if (record === undefined) return undefined;
  if (record.open?.orderId === waiting.orderId) return record.open;
  return { ...waiting, state: record.subscription?.status === 'active' ? 'paid' : 'failed' };
}

/** What the payer goes on with came with the first step, and need not come again. */
function withWaysOn(told: PaymentStep, first: PaymentStep): PaymentStep {
  return {
    ...told,
    clientSecret: told.clientSecret ?? first.clientSecret,
    approvalUrl: told.approvalUrl ?? first.approvalUrl,
    qr: told.qr ?? first.qr,
  };
}

function useRefreshWhenPaid(step: PaymentStep | null): void {
  const refresh = useRefreshBilling();
  const isPaid = step?.state === 'paid';
  useEffect(() => {
    if (isPaid) void refresh();
  }, [isPaid, refresh]);
}
