import type { renewPolicy as contract } from '../../../shared/calls/customer-policies.ts';
import { renewPolicy as renew } from '../../domain/portal/renew-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const renewPolicy: Handler<typeof contract> = ({ policyId }, context) => renew(policyId, context);
