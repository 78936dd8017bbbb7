import type { getBindingStatusByApplicationId as contract } from '../../../shared/calls/policy.ts';
import { findPolicyOfApplication } from '../../domain/insurance/find-policies.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getBindingStatusByApplicationId: Handler<typeof contract> = async ({ applicationId }) => {
  const policy = await findPolicyOfApplication(applicationId);
  return { isIssued: policy !== null, isBound: policy !== null && policy.customerId !== null };
};
