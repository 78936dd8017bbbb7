import type { notifyClaim as contract } from '../../../shared/calls/customer-policies.ts';
import { notifyClaim as notify } from '../../domain/portal/notify-claim.ts';
import type { Handler } from '../../kit/call-group.ts';

export const notifyClaim: Handler<typeof contract> = ({ policyId, notice }, context) =>
  notify(policyId, notice, context);
