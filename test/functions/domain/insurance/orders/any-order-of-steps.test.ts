/** Payers, webhooks, the clock and crashes in any order: one policy for one payment, or none of both (SECURITY.md T50 to T52). */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { callBackCheckout } from '../../../../../functions/calls/payment/call-back-checkout.ts';
import { checkoutPayment } from '../../../../../functions/calls/payment/checkout-payment.ts';
import { giveUpOrder } from '../../../../../functions/calls/payment/give-up-order.ts';
import type { Opened } from '../../../../../functions/domain/insurance/applications.ts';
import {
  followUpPolicyOrder,
  followUpPolicyPayment,
} from '../../../../../functions/domain/insurance/orders/follow-policy-order.ts';
import { PolicyOrderRow, PolicyRow } from '../../../../../functions/domain/insurance/policy-rows.ts';
import { AppError } from '../../../../../functions/kit/app-error.ts';
import { dynamo } from '../../../../../functions/kit/clients/dynamo.ts';
import { payWays, type Money, type PayWay } from '../../../../../shared/model/billing.ts';
import { beginTrip, onDay, quotedTrip, threeDays, voucherRow } from '../../../../kit/insurance/applications.ts';
import { applicationRowOf, orderTrip } from '../../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../../kit/payment-provider.ts';

vi.mock(
  '../../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../../kit/payment-provider.ts')).providerModule,
);

const { put, table } = useInsurer();
const provider = useFakeProvider();

const steps = [
  'orders',
  'begins by card',
  'begins by paypal',
  'pays',
  'pays late',
  'webhook',
  'returns',
  'gives up',
  'clock',
  'all at once',
  'crash',
] as const;
type Step = (typeof steps)[number];

const ordersOf = ({ applicationId }: Opened): PolicyOrderRow[] =>
  [...table().rows.entries()]
    .filter(([key, row]) => key.startsWith('POLICY-ORDER#') && row['applicationId'] === applicationId)
    .map(([, row]) => PolicyOrderRow.parse(row))
    .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
const policiesOf = ({ applicationId }: Opened): PolicyRow[] =>
  [...table().rows.entries()]
    .filter(
      ([key, row]) => key.startsWith('POLICY#') && key.endsWith(' POLICY') && row['applicationId'] === applicationId,
    )
    .map(([, row]) => PolicyRow.parse(row));

/** A refusal is an answer. */
async function trying(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function take(step: Step, opened: Opened): Promise<void> {
  const moment = onDay();
  const orders = ordersOf(opened);
  const last = orders.at(-1);
  const begin = (payWay: PayWay) => last && checkoutPayment({ ...opened, orderId: last.orderId, payWay }, moment);
  const tell = async () => {
    for (const { orderId } of ordersOf(opened)) {
      const reference = `pi_${orderId}`;
      if (!provider().payments.has(reference)) continue;
      for (const payWay of payWays) await trying(() => followUpPolicyPayment(payWay, reference, moment));
    }
  };
  switch (step) {
    case 'orders':
      return trying(() => orderTrip(opened, moment));
    case 'begins by card':
      return trying(async () => begin('card'));
    case 'begins by paypal':
      return trying(async () => begin('paypal'));
    case 'pays':
    case 'pays late':
      for (const reference of provider().payments.keys()) provider().pay(reference, { isLate: step === 'pays late' });
      return;
    case 'webhook':
      return tell();
    case 'returns':
      return trying(async () => last && callBackCheckout({ ...opened, orderId: last.orderId }, moment));
    case 'gives up':
      return trying(async () => last && giveUpOrder({ ...opened, orderId: last.orderId }, moment));
    case 'clock':
      for (const { orderId } of orders) await followUpPolicyOrder(orderId, moment);
      return;
    case 'all at once':
      await Promise.all(
        (['webhook', 'returns', 'gives up', 'begins by paypal', 'webhook'] as const).map((one) => take(one, opened)),
      );
      return;
    case 'crash':
      return crash(tell);
  }
}

/** The provider is asked, and nothing is written. */
async function crash(work: () => Promise<void>): Promise<void> {
  const whole = vi.mocked(dynamo.send).getMockImplementation() as unknown as (command: unknown) => unknown;
  vi.mocked(dynamo.send).mockImplementation(((command: { input: object }) =>
    'TransactItems' in command.input ? Promise.reject(new Error('crash')) : whole(command)) as never);
  await work().catch((error: unknown) => expect(String(error)).toContain('crash'));
  vi.mocked(dynamo.send).mockImplementation(whole as never);
}

test('any order of steps ends in one policy for one payment, or in none of both', async () => {
  put([voucherRow({ uses: 1_000_000 })]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }), async (drawn) => {
      provider().payments.clear();
      provider().refunds.clear();
      const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
      for (const step of ['orders', 'begins by card', ...drawn] as const) await take(step, opened);
      // In the end everything is told of, and all work is done.
      for (let round = 0; round < 3; round += 1)
        for (const step of ['webhook', 'clock'] as const) await take(step, opened);

      const [policies, application] = [policiesOf(opened), await applicationRowOf(opened)];
      const paid = ordersOf(opened).filter(({ state }) => state === 'paid');
      expect(policies.length).toBeLessThanOrEqual(1);
      expect(paid.map(({ policyId }) => policyId)).toEqual(policies.map(({ policyId }) => policyId));
      // What the providers keep is what a policy was issued for.
      expect(provider().paid()).toEqual(paid.map(({ reference }) => reference));
      expect(application.state === 'issued').toBe(policies.length === 1);
      const open = ordersOf(opened).filter(({ state }) => state === 'open' || state === 'pending');
      expect(open.map(({ orderId }) => orderId)).toEqual(application.state === 'ordered' ? [application.orderId] : []);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('sixty other amounts are refused before any provider is asked (T49)', async () => {
  const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });
  const { paymentCheckout } = await import('../../../../../functions/calls/insurance-quote/payment-checkout.ts');
  const { consent } = await import('../../../../kit/insurance/orders.ts');
  const amounts = Array.from({ length: 30 }, (_, index) => (index - 15) * 100 + 1);
  const changed: Money[] = amounts.flatMap((amount): Money[] => [
    { amount, currency: 'HKD' as const },
    { amount: 56_00, currency: (['USD', 'THB', 'JPY', 'IDR'] as const)[Math.abs(amount) % 4] ?? ('EUR' as const) },
  ]);
  for (const total of changed) {
    await expect(paymentCheckout({ ...opened, total, consent }, onDay())).rejects.toMatchObject({
      code: 'price_changed',
    });
  }

  expect(changed).toHaveLength(60);
  expect(provider().asked).toEqual([]);
  expect(ordersOf(opened)).toEqual([]);
  await expect(orderTrip(await beginTrip(), onDay())).rejects.toMatchObject({ code: 'quote_needed' });
});
