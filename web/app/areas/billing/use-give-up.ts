import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { useRefreshBilling } from './use-billing.ts';

/** Gives up an open payment. What it answers counts: it may have been paid in the meantime. Null when that failed. */
export function useGiveUp() {
  const refresh = useRefreshBilling();
  const { run, isRunning, error } = useEffectCall('giveUpPayment');
  const giveUp = async (orderId: string): Promise<PaymentStep | null> => {
    const step = await run({ orderId });
    if (step !== null) await refresh();
    return step;
  };
  return { giveUp, isRunning, error };
}
