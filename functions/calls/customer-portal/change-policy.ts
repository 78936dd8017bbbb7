import type { changePolicy as contract } from '../../../shared/calls/customer-policies.ts';
import { changeDetails } from '../../domain/portal/change-details.ts';
import type { Handler } from '../../kit/call-group.ts';

export const changePolicy: Handler<typeof contract> = ({ policyId, answers }, context) =>
  changeDetails(policyId, answers, context);
