/** Orders of a test: applications for the example product that were quoted, and are paid for with the fake provider. */
import { paymentCheckout } from '../../../functions/calls/insurance-quote/payment-checkout.ts';
import { checkoutPayment } from '../../../functions/calls/payment/checkout-payment.ts';
import { getPaymentInfo } from '../../../functions/calls/payment/get-payment-info.ts';
import { applicationKey, ApplicationRow } from '../../../functions/domain/insurance/application-rows.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import {
  policyKey,
  policyOrderKey,
  PolicyOrderRow,
  type PolicyRow,
} from '../../../functions/domain/insurance/policy-rows.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { readRow } from '../../../functions/kit/read-row.ts';
import { DECLARATION_VERSION } from '../../../shared/insurance/payment.ts';
import type { PayWay } from '../../../shared/model/billing.ts';

export const consent = { declaration: true, termsVersion: DECLARATION_VERSION } as const;

export type Ordered = Opened & { orderId: string };

/** Orders what the payment screen shows. */
export async function orderTrip(opened: Opened, context: CallContext): Promise<Ordered> {
  const { total } = await getPaymentInfo(opened, context);
  const { order } = await paymentCheckout({ ...opened, total, consent }, context);
  return { ...opened, orderId: order.orderId };
}

/** Orders, and begins to pay. @returns the order with the provider's payment of it */
export async function beginPayment(
  opened: Opened,
  context: CallContext,
  payWay: PayWay = 'card',
): Promise<Ordered & { reference: string }> {
  const ordered = await orderTrip(opened, context);
  const { orderId } = await checkoutPayment({ ...ordered, payWay }, context);
  return { ...opened, orderId, reference: `pi_${orderId}` };
}

export const orderRowOf = async (orderId: string): Promise<PolicyOrderRow> =>
  PolicyOrderRow.parse(await readRow('insurance', policyOrderKey(orderId)));

export const applicationRowOf = async ({ applicationId }: Pick<Opened, 'applicationId'>): Promise<ApplicationRow> =>
  ApplicationRow.parse(await readRow('insurance', applicationKey(applicationId)));

export async function policyOf({ policyId }: ApplicationRow): Promise<PolicyRow | undefined> {
  return policyId === null ? undefined : ((await readRow('insurance', policyKey(policyId))) as PolicyRow | undefined);
}
