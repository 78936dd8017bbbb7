import type { askPolicyChange as contract } from '../../../shared/calls/customer-policies.ts';
import { askChange } from '../../domain/portal/ask-change.ts';
import type { Handler } from '../../kit/call-group.ts';

export const askPolicyChange: Handler<typeof contract> = ({ policyId, text }, context) =>
  askChange(policyId, text, context);
