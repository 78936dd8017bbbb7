import type { cancelPolicy as contract } from '../../../shared/calls/customer-policies.ts';
import { cancelPolicy as cancel } from '../../domain/portal/cancel-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const cancelPolicy: Handler<typeof contract> = ({ policyId, refund }, context) =>
  cancel(policyId, refund, context);
