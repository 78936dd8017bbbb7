import { describe, expect, test, vi } from 'vitest';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { checkoutPayment } from '../../../../functions/calls/payment/checkout-payment.ts';
import { getInstalmentToPay } from '../../../../functions/calls/payment/get-instalment-to-pay.ts';
import { orderInstalment } from '../../../../functions/calls/payment/order-instalment.ts';
import { getDocumentCenterTokenAndPdf } from '../../../../functions/calls/policy/get-document-center-token-and-pdf.ts';
import { chargeInstalments } from '../../../../functions/domain/insurance/orders/charge-instalments.ts';
import { instalmentPath } from '../../../../functions/domain/insurance/orders/instalment-link.ts';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { issuedInParts } from '../../../kit/insurance/instalments.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useSecrets } from '../../../kit/secrets.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);
vi.mock('../../../../functions/domain/billing/providers/stripe-cards.ts', () => ({
  makeStripeCustomer: async () => 'cus_1',
}));

const { put } = useInsurer();
const provider = useFakeProvider();
useSecrets();

const issued = () => issuedInParts({ put, provider: provider() });
const money = { amount: 14_70, currency: 'HKD' } as const;

describe('getInstalmentToPay', () => {
  test('tells what is due, what comes after it, and how it can be paid', async () => {
    const { opened, policy } = await issued();

    expect(await getInstalmentToPay(opened, onDay(30))).toMatchObject({
      due: null,
      coming: { number: 2, due: '2026-04-10', money },
    });
    expect(await getInstalmentToPay(opened, onDay(31))).toEqual({
      ...{ policyNumber: policy.number, productName: 'Wayfarer Travel', channelCode: 'harbour-vale', agentName: null },
      policyId: null,
      due: { number: 2, due: '2026-04-10', money, count: 4 },
      coming: { number: 3, due: '2026-05-10', money },
      ...{ isBeingCharged: false, order: null, payWays: expect.arrayContaining(['card']), offersTestPayment: true },
    });
  });

  test('names the policy once a customer has it in their portal', async () => {
    const { opened, policy } = await issued();
    put([{ ...policyKey(policy.policyId), ...policy, customerId: 'C1' }]);

    expect(await getInstalmentToPay(opened, onDay(31))).toMatchObject({ policyId: policy.policyId });
  });

  test('tells of the payment by hand that is under way, and that the kept card is being charged', async () => {
    const { opened } = await issued();
    const { orderId } = await orderInstalment({ ...opened, number: 2 }, onDay(31));
    await checkoutPayment({ ...opened, orderId, payWay: 'card' }, onDay(31));
    expect(await getInstalmentToPay(opened, onDay(31))).toMatchObject({
      ...{ isBeingCharged: false, order: { orderId, state: 'open', clientSecret: `pi_${orderId}_secret` } },
    });

    const other = await issued();
    provider().charges = 'pending';
    await chargeInstalments(other.policy.policyId, onDay(31));
    expect(await getInstalmentToPay(other.opened, onDay(31))).toMatchObject({ isBeingCharged: true, order: null });
  });

  test('opens by the key of the link, which opens neither answers nor documents', async () => {
    const { opened, policy } = await issued();
    const path = await instalmentPath(opened.applicationId);
    const linked = { applicationId: opened.applicationId, key: path.split('#')[1] ?? '' };

    expect(path).toMatch(/^\/insurance\/-\/[\w-]{22}\?pay=instalment#[\w-]{43}$/);
    expect((await getInstalmentToPay(linked, onDay(31))).policyNumber).toBe(policy.number);
    const isRefused = { code: 'not_found' };
    await expect(getQuestionJson(linked, onDay(31))).rejects.toMatchObject(isRefused);
    await expect(getDocumentCenterTokenAndPdf(linked, onDay(31))).rejects.toMatchObject(isRefused);
  });

  test('answers alike for a wrong key and for an application that is no policy', async () => {
    const { opened } = await issued();
    const isRefused = { code: 'not_found' };

    await expect(getInstalmentToPay({ ...opened, key: 'A'.repeat(43) }, onDay(31))).rejects.toMatchObject(isRefused);
    await expect(getInstalmentToPay(await quotedTrip(), onDay(31))).rejects.toMatchObject(isRefused);
  });
});
