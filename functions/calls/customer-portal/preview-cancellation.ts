import type { previewCancellation as contract } from '../../../shared/calls/customer-policies.ts';
import { getOwnPolicy } from '../../domain/portal/own-policy.ts';
import { rehearseCancellation } from '../../domain/portal/rehearse-cancellation.ts';
import type { Handler } from '../../kit/call-group.ts';

export const previewCancellation: Handler<typeof contract> = async ({ policyId }, { actor, now }) =>
  rehearseCancellation(await getOwnPolicy(actor.id, policyId, now));
