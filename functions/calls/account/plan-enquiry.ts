import type { planEnquiry as contract } from '../../../shared/calls/account.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { queueEnquiry } from '../../domain/billing/queue-enquiry.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const planEnquiry: Handler<typeof contract> = async ({ name, email, ...enquiry }, context) => {
  if (name.trim() === '') throw new AppError('field_required', { fields: { name: 'field_required' } });
  const error = checkEmail(email);
  if (error) throw new AppError(error, { fields: { email: error } });
  await queueEnquiry({ name: name.trim(), email: canonicalEmail(email), ...enquiry }, context);
  return { sent: true };
};
