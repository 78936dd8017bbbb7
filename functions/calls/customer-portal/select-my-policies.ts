import type { selectMyPolicies as contract } from '../../../shared/calls/customer-policies.ts';
import { bindPolicies } from '../../domain/customers/bind-policies.ts';
import { findMyPolicies } from '../../domain/portal/my-policies.ts';
import type { Handler } from '../../kit/call-group.ts';

export const selectMyPolicies: Handler<typeof contract> = async (_, context) => {
  const { id: customerId, email } = context.actor;
  await bindPolicies({ customerId, email }, null, context);
  return findMyPolicies(context);
};
