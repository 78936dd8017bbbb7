/** Charges a kept method while nobody is there. */
import type { PayWay } from '../../../shared/model/billing.ts';
import { AppError } from '../../kit/app-error.ts';
import type { KeptMethod, PaymentRequest, ProviderPayment } from './payment-port.ts';
import { providerOf } from './provider-of.ts';

/** What is said when the bank wants the payer, who is not there. */
const PAYER_NEEDED = 'authentication_required';

/** A payment that is null, or has failed, was refused for what `label` says. Throws when the provider is away. */
export async function chargeUnattended(
  payWay: PayWay,
  request: PaymentRequest,
  method: KeptMethod,
): Promise<{ payment: ProviderPayment | null; label: string }> {
  const provider = await providerOf(payWay);
  try {
    const charged = await provider.chargeKept(request, method, false);
    const payment = charged.state === 'open' ? await provider.giveUp(charged.reference) : charged;
    return { payment, label: charged.errorLabel ?? payment.errorLabel ?? PAYER_NEEDED };
  } catch (error) {
    // A refusal is an answer; a provider that is away is asked again by the job, for the same order.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return { payment: null, label: String(error.details['label'] ?? error.code) };
  }
}
