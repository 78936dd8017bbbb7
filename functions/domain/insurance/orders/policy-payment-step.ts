/** Where the payment of an order stands, as its payer sees it. */
import type { PaymentStepView } from '../../../../shared/insurance/payment.ts';
import { AppError } from '../../../kit/app-error.ts';
import { stepStates } from '../../billing/payment-step.ts';
import type { ProviderPayment } from '../../billing/payment-port.ts';
import { providerOf } from '../../billing/provider-of.ts';
import type { ApplicationRow } from '../application-rows.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { findApplication } from './find-policy-orders.ts';

type Known = Partial<Pick<ProviderPayment, 'clientSecret' | 'errorLabel'>>;

/** The application is read anew: it follows its order. */
export async function policyStepOf(order: PolicyOrderRow, known: Known = {}): Promise<PaymentStepView> {
  return toStep(order, await findApplication(order.applicationId), known);
}

/** The same for whoever does not show the application's key: where it stands, and nothing that opens anything. */
export function withoutOpening(step: PaymentStepView): PaymentStepView {
  return { ...step, clientSecret: null, policyId: null, policyNumber: null };
}

/** The secret of a card payment is kept by the provider alone. Without its answer the rest is shown all the same. */
export async function openPolicyStep(order: PolicyOrderRow): Promise<PaymentStepView> {
  const { payWay, state, reference, isHosted } = order;
  if (payWay !== 'card' || isHosted || state !== 'open' || reference === null) return policyStepOf(order);
  try {
    const { clientSecret } = await (await providerOf(payWay)).read(reference);
    return await policyStepOf(order, { clientSecret });
  } catch (error) {
    if (error instanceof AppError) return policyStepOf(order);
    throw error;
  }
}

function toStep(order: PolicyOrderRow, application: ApplicationRow | null, known: Known): PaymentStepView {
  const { orderId, state, payWay, total, approvalUrl, qr, errorLabel } = order;
  const isOpen = state === 'open';
  const isIssued = application?.state === 'issued' && order.policyId !== null;
  return {
    ...{ orderId, payWay, total, state: stepStates[state] },
    clientSecret: (isOpen && known.clientSecret) || null,
    approvalUrl: isOpen ? approvalUrl : null,
    qr: isOpen ? qr : null,
    errorLabel: errorLabel ?? known.errorLabel ?? null,
    applicationState: application?.state ?? 'draft',
    policyId: isIssued ? order.policyId : null,
    policyNumber: isIssued ? application.policyNumber : null,
  };
}
