import type { openSupportSession as contract } from '../../../shared/calls/support.ts';
import { lookUp, viewAccount } from '../../domain/support/supported-account.ts';
import { openSession } from '../../domain/support/support-sessions.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const openSupportSession: Handler<typeof contract> = async ({ lookup, reason: typed }, context) => {
  const reason = typed.trim();
  if (reason === '') throw new AppError('field_required', { fields: { reason: 'field_required' } });
  const accountId = await lookUp(lookup, context.now);
  if (!accountId) throw new AppError('not_found');
  const endsAt = await openSession(accountId, reason, context);
  return { account: await viewAccount(accountId, context.now), endsAt };
};
