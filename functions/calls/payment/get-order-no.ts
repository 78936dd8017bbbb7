import type { getOrderNo as contract } from '../../../shared/calls/payment.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { findPolicyOrder } from '../../domain/insurance/orders/find-policy-orders.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getOrderNo: Handler<typeof contract> = async (opened, { now }) => {
  const { orderId } = await openApplication(opened, now);
  const order = orderId === null ? null : await findPolicyOrder(orderId);
  return { orderNumber: order?.orderNumber ?? null };
};
