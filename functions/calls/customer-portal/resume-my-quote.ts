import type { resumeMyQuote as contract } from '../../../shared/calls/customer-policies.ts';
import { findOwnQuote } from '../../domain/portal/find-quotes.ts';
import { openQuote } from '../../domain/portal/open-quote.ts';
import type { Handler } from '../../kit/call-group.ts';

export const resumeMyQuote: Handler<typeof contract> = async ({ applicationId }, context) =>
  openQuote(await findOwnQuote(context.actor, applicationId, context.now), context);
