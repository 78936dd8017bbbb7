import type { getPolicyOrderByApplicationId as contract } from '../../../shared/calls/policy.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { findPolicyOfApplication } from '../../domain/insurance/find-policies.ts';
import { findPolicyOrder } from '../../domain/insurance/orders/find-policy-orders.ts';
import { toOrderView } from '../../domain/insurance/policy-order-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPolicyOrderByApplicationId: Handler<typeof contract> = async (input, { now }) => {
  const { applicationId, orderId } = await openApplication(input, now);
  const [order, policy] = await Promise.all([
    orderId === null ? null : findPolicyOrder(orderId),
    findPolicyOfApplication(applicationId),
  ]);
  const shown = order && toOrderView(order);
  if (policy === null) return { order: shown, policy: null };
  const { policyId, number, start, end } = policy;
  return { order: shown, policy: { policyId, number, start, end } };
};
