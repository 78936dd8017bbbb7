import type { askPolicy as contract } from '../../../shared/calls/policy-questions.ts';
import { askOwnPolicy } from '../../domain/portal/ask-own-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const askPolicy: Handler<typeof contract> = ({ policyId, question }, context) =>
  askOwnPolicy(policyId, question, context);
