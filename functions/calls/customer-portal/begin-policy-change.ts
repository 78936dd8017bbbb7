import type { beginPolicyChange as contract } from '../../../shared/calls/customer-policies.ts';
import { beginPolicyChange as begin } from '../../domain/portal/begin-policy-change.ts';
import type { Handler } from '../../kit/call-group.ts';

export const beginPolicyChange: Handler<typeof contract> = ({ policyId }, context) => begin(policyId, context);
