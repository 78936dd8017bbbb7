import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refundPayment } from '../../../../functions/calls/support/refund-payment.ts';
import { refundOrder } from '../../../../functions/domain/billing/refund-order.ts';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

vi.mock(import('../../../../functions/domain/billing/refund-order.ts'));

const desk = useSupportDesk();
beforeEach(async () => {
  vi.mocked(refundOrder).mockReset();
  desk.fill();
  desk.putOrder();
  await desk.open();
});
const refund = (orderId = 'order1') => refundPayment({ accountId, orderId, reason: 'Fraud.' }, staff());

const subscription = {
  ...subscriptionKey(accountId),
  ...{ accountId, planId: 'individual', cycle: 'monthly', status: 'active', price: { amount: 1_200, currency: 'EUR' } },
  ...{ startedAt: '2026-01-01', periodStart: '2026-01-01', periodEnd: '2026-02-01', anchorDay: 1 },
  ...{ isAutoRenewing: true, method: null, next: null, failure: null, billedBy: 'store', version: 1 },
};

describe('refundPayment', () => {
  test('gives the payment back by its id alone, with who and why, after it was noted', async () => {
    vi.mocked(refundOrder).mockImplementation(async () => {
      expect(desk.acts().at(-1)).toEqual(['refund', 'Fraud.']);
      return undefined as never;
    });
    await refund();

    expect(vi.mocked(refundOrder).mock.calls.map(([orderId, words]) => [orderId, words])).toEqual([
      ['order1', { reason: 'Fraud.', by: 'staff@xpage.example' }],
    ]);
  });

  test.each(['refunded', 'refund-due', 'open', 'failed'])(
    'gives back nothing of an order that is %s',
    async (state) => {
      desk.putOrder({ state });

      await expect(refund()).rejects.toMatchObject({ code: 'already_decided' });
      expect(refundOrder).not.toHaveBeenCalled();
    },
  );

  test("answers another account's payment like one that is not there", async () => {
    desk.putOrder({ accountId: 'another' });

    await expect(refund()).rejects.toMatchObject({ code: 'not_found' });
    await expect(refund('nothing')).rejects.toMatchObject({ code: 'not_found' });
    expect(refundOrder).not.toHaveBeenCalled();
  });

  test('refers what a store billed to the store', async () => {
    desk.put([subscription]);

    await expect(refund()).rejects.toMatchObject({ code: 'billed_by_store' });
    expect(refundOrder).not.toHaveBeenCalled();
  });
});
