import { useEffect, useState, type ReactNode } from 'react';
import type { PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { fullName } from '../../../../../shared/places/name-order.ts';
import { applicationPath } from '../../../../lib/routes.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ChangeDone } from '../change/change-done.tsx';
import { DoneScreen } from '../done/done-screen.tsx';
import type { Flow } from '../flow/flow-context.ts';
import { PaymentScreen } from './payment-screen.tsx';

export type Payment = {
  /** In place of the questions, once an application is ordered; null before. */
  screen: ReactNode;
  isDone: boolean;
  /** The last try, where it came to nothing. */
  failed: PaymentStepView | null;
  take: (step: PaymentStepView) => void;
};

/** From the order of an application to its policy; also for somebody who comes back to it. */
export function usePayment({ store, state }: Flow): Payment {
  const [step, setStep] = useState<PaymentStepView | null>(null);
  const isOrdered = state.server?.state === 'ordered' || state.server?.state === 'issued';
  const isUnknown = isOrdered && (step === null || step.state === 'failed');
  useEffect(() => {
    if (!isUnknown) return;
    void store.ask('getPaymentInfo', {}).then((answer) => {
      if (answer !== null) setStep(answer.order);
    });
  }, [isUnknown, store]);
  const take = (next: PaymentStepView): void => {
    setStep(next);
    // What was given up can be changed again.
    if (next.state === 'failed') void store.refresh();
  };
  const { firstName = '', lastName = '' } = state.answers.applicant;
  const underWay = {
    calls: {
      check: (orderId: string) => store.mustAsk('callBackCheckout', { orderId }),
      giveUp: (orderId: string) => store.mustAsk('giveUpOrder', { orderId }),
    },
    payerName: fullName(String(firstName), String(lastName)),
    returnPath: applicationPath(state.server?.applicationId ?? ''),
    onStep: take,
  };
  const shared = { isDone: false, failed: step?.state === 'failed' ? step : null, take };
  if (step?.state === 'paid') {
    const number = step.policyNumber;
    const changes = state.server?.changes ?? null;
    const done = changes === null ? <DoneScreen policyNumber={number ?? ''} /> : <ChangeDone changes={changes} />;
    const screen = number === null ? <PaymentScreen step={{ ...step, state: 'pending' }} {...underWay} /> : done;
    return { ...shared, isDone: number !== null, screen };
  }
  if (step !== null && step.state !== 'failed')
    return { ...shared, screen: <PaymentScreen step={step} {...underWay} /> };
  if (!isOrdered) return { ...shared, screen: null };
  const screen =
    state.error === null ? (
      <SkeletonRows rows={4} height={90} />
    ) : (
      <ErrorState error={state.error} onRetry={() => void store.refresh()} />
    );
  return { ...shared, screen };
}
