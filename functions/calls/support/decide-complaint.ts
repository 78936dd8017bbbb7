import type { decideComplaint as contract } from '../../../shared/calls/support.ts';
import { findComplaint, toComplaint } from '../../domain/support/complaints.ts';
import { findSuspension } from '../../domain/support/suspension.ts';
import { decide } from '../../domain/support/decide.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const decideComplaint: Handler<typeof contract> = async ({ complaintId, decision, reason: typed }, context) => {
  const complaint = await findComplaint(complaintId);
  if (!complaint) throw new AppError('not_found');
  const reason = typed.trim();
  if (decision !== 'dismiss' && reason === '') {
    throw new AppError('field_required', { fields: { reason: 'field_required' } });
  }
  const suspension = decision === 'lift' ? await findSuspension(complaint.accountId) : null;
  if (suspension?.scope === 'account') throw new AppError('account_is_suspended');
  const decided = await decide(complaint, { decision, reason, by: context.actor.email }, context);
  return { complaint: toComplaint({ ...complaint, decided }) };
};
