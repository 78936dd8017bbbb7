import type { getPolicyWording as contract } from '../../../shared/calls/policy-questions.ts';
import { signOwnWording } from '../../domain/portal/ask-own-policy.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPolicyWording: Handler<typeof contract> = ({ policyId, language }, context) =>
  signOwnWording(policyId, language, context);
