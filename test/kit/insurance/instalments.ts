/** A policy of a test that is paid in four parts of 14.70, from 10 March on. The test file has the fake provider. */
import { advancePayment } from '../../../functions/calls/insurance-quote/advance-payment.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import { followUpPolicyPayment } from '../../../functions/domain/insurance/orders/follow-policy-order.ts';
import type { PolicyRow } from '../../../functions/domain/insurance/policy-rows.ts';
import type { PayWay } from '../../../shared/model/billing.ts';
import type { Row } from '../dynamo.ts';
import type { FakeProvider } from '../payment-provider.ts';
import { onDay, quotedTrip, threeDays } from './applications.ts';
import { applicationRowOf, beginPayment, policyOf } from './orders.ts';
import { publishedRows } from './published.ts';

type Sold = { put: (rows: readonly Row[]) => void; provider: FakeProvider };

export async function issuedInParts(
  { put, provider }: Sold,
  { payWay = 'card', keeps = true }: { payWay?: PayWay; keeps?: boolean } = {},
): Promise<{ opened: Opened; policy: PolicyRow }> {
  put(publishedRows({ instalments: [{ id: 'monthly', count: 4, everyMonths: 1, surchargePercent: 5 }] }));
  const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
  await advancePayment({ ...opened, instalments: 'monthly' }, onDay());
  const { reference } = await beginPayment(opened, onDay(), payWay);
  provider.pay(reference, { keeps });
  await followUpPolicyPayment(payWay, reference, onDay());
  const policy = await policyOf(await applicationRowOf(opened));
  if (!policy) throw new Error('It was not issued.');
  return { opened, policy };
}
