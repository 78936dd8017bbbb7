/** How an application can be paid for. */
import { fakePayment } from '../../../../shared/calls/payment.ts';
import type { PayWay } from '../../../../shared/model/billing.ts';
import { environment } from '../../../kit/environment.ts';
import { offeredPayWays } from '../../billing/offered-pay-ways.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { definitionOf } from '../find-product.ts';

/** By the country and currency of its product. */
export async function offersOf({
  productCode,
  version,
}: Pick<ApplicationRow, 'productCode' | 'version'>): Promise<{ payWays: PayWay[]; offersTestPayment: boolean }> {
  const { country, currency } = await definitionOf(productCode, version);
  const offersTestPayment = fakePayment.stages?.some((stage) => stage === environment.stage()) ?? false;
  return { payWays: offeredPayWays(country, currency), offersTestPayment };
}
