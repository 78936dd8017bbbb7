import type { getMyPolicy as contract } from '../../../shared/calls/customer-policies.ts';
import { findMyPolicy } from '../../domain/portal/my-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getMyPolicy: Handler<typeof contract> = ({ policyId }, context) => findMyPolicy(policyId, context);
