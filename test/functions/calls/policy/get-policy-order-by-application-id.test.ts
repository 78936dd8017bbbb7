import { expect, test } from 'vitest';
import { getPolicyOrderByApplicationId } from '../../../../functions/calls/policy/get-policy-order-by-application-id.ts';
import { onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { issuedTrip, ORDER_ID } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

test('it gives the order and the policy to whoever has the key', async () => {
  const { opened, policy } = await issuedTrip(put);
  const { policyId, number, start, end } = policy;

  expect(await getPolicyOrderByApplicationId(opened, onDay())).toEqual({
    order: {
      ...{ orderId: ORDER_ID, orderNumber: 'PO26-00000007-22', state: 'paid', payWay: 'card' },
      total: { amount: 56_00, currency: 'HKD' },
      ...{ createdAt: '2026-03-10T12:00:00.000Z', paidAt: '2026-03-10T12:00:00.000Z' },
    },
    policy: { policyId, number, start, end },
  });
});

test('there is neither before the order, and nothing for whoever has not the key', async () => {
  const opened = await quotedTrip();

  expect(await getPolicyOrderByApplicationId(opened, onDay())).toEqual({ order: null, policy: null });
  await expect(getPolicyOrderByApplicationId({ ...opened, key: 'B'.repeat(43) }, onDay())).rejects.toMatchObject({
    code: 'not_found',
  });
});
