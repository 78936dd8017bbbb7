import { describe, expect, test } from 'vitest';
import { getOrderNo } from '../../../../functions/calls/payment/get-order-no.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { orderTrip } from '../../../kit/insurance/orders.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();
const trip = () => quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com' } });

describe('getOrderNo', () => {
  test('gives the number of the order, once there is one', async () => {
    const opened = await trip();
    expect(await getOrderNo(opened, onDay())).toEqual({ orderNumber: null });
    await orderTrip(opened, onDay());

    expect(await getOrderNo(opened, onDay())).toEqual({ orderNumber: expect.stringMatching(/^PO26-\d{8}-\d{2}$/) });
  });
});
