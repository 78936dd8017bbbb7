import type { getEmailByApplicationId as contract } from '../../../shared/calls/customer-portal.ts';
import { maskEmail } from '../../domain/accounts/mask-address.ts';
import { findApplicantEmail } from '../../domain/customers/applicant-email.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getEmailByApplicationId: Handler<typeof contract> = async ({ applicationId }) => {
  const email = await findApplicantEmail(applicationId);
  return { email: email && maskEmail(email) };
};
