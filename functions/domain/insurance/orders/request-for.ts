import type { PaymentRequest } from '../../billing/payment-port.ts';
import { definitionOf, textsOf } from '../find-product.ts';
import type { ApplicationRow } from '../application-rows.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';

/** As the provider is asked for an order, whoever it is: on statements stand the product's name and the order's number. */
export async function policyRequestFor(order: PolicyOrderRow, row: ApplicationRow): Promise<PaymentRequest> {
  const { orderId, orderNumber, kind, applicationId, total, payWay, providerCustomerId, isHosted, language } = order;
  const { texts } = await textsOf(await definitionOf(row.productCode, row.version), language);
  // Whoever comes back from a provider's page reads on in the language in which they left.
  const back = new URLSearchParams({
    ...(kind === 'instalment' && { pay: 'instalment' }),
    ...{ order: orderId, payWay: payWay ?? '', lang: language },
  });
  return {
    ...{ orderId, money: total, description: `${texts.name}, ${orderNumber}` },
    ...{ providerCustomerId, isKept: isKept(order), isHosted, language },
    returnPath: `/insurance/-/${applicationId}?${back}`,
  };
}

/** What is paid in parts is charged later with what the first part was paid with. */
export const isKept = ({ instalments }: PolicyOrderRow): boolean => instalments !== null && instalments.length > 1;
