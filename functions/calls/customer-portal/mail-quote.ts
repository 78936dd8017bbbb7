import type { mailQuote as contract } from '../../../shared/calls/customer-policies.ts';
import { findOwnQuote } from '../../domain/portal/find-quotes.ts';
import { queueQuoteMail } from '../../domain/portal/portal-mail-items.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const mailQuote: Handler<typeof contract> = async ({ applicationId }, context) => {
  const { actor, now } = context;
  const row = await findOwnQuote(actor, applicationId, now);
  // What a change costs is shown on the day itself.
  if (row.quote === null || row.quote.prices.length === 0 || row.changes !== null) throw new AppError('quote_needed');
  await queueQuoteMail(applicationId, context);
  return {};
};
