import type { getPolicyNo as contract } from '../../../shared/calls/policy.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { policyNumberOf } from '../../domain/insurance/policy-numbers.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPolicyNo: Handler<typeof contract> = async (input, { now }) => {
  const row = await openApplication(input, now);
  if (row.state === 'draft' || row.state === 'referred' || row.state === 'declined') throw new AppError('quote_needed');
  return { policyNumber: await policyNumberOf(row, now) };
};
