import type { sendmailOfPolicy as contract } from '../../../shared/calls/policy.ts';
import { maskEmail } from '../../domain/accounts/mask-address.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { findPolicyOfApplication } from '../../domain/insurance/find-policies.ts';
import { queuePolicyMail } from '../../domain/insurance/queue-policy-mail.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** To the address that the holder gave, and to no other (SECURITY.md T47). */
export const sendmailOfPolicy: Handler<typeof contract> = async (input, { now, newId }) => {
  const { applicationId } = await openApplication(input, now);
  const policy = await findPolicyOfApplication(applicationId);
  if (policy === null || policy.holder.email === '') throw new AppError('not_found');
  await queuePolicyMail(policy.policyId, { now, newId });
  return { sentTo: maskEmail(policy.holder.email) };
};
