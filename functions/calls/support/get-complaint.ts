import type { getComplaint as contract } from '../../../shared/calls/support.ts';
import { pageActs } from '../../../shared/model/complaint.ts';
import { findVersion } from '../../domain/pages/published-versions.ts';
import { findComplaint, listActs, noteView, toComplaint } from '../../domain/support/complaints.ts';
import { findSuspension } from '../../domain/support/suspension.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getComplaint: Handler<typeof contract> = async ({ complaintId }, context) => {
  const complaint = await findComplaint(complaintId);
  if (!complaint) throw new AppError('not_found');
  const { accountId, publishedAt } = complaint;
  await noteView(complaint, context);
  const [version, suspension, acts] = await Promise.all([
    publishedAt === null ? null : findVersion(accountId, publishedAt),
    findSuspension(accountId),
    listActs(accountId),
  ]);
  return {
    complaint: toComplaint(complaint),
    page: version ?? suspension?.page ?? null,
    isSuspended: suspension !== null,
    isAccountSuspended: suspension?.scope === 'account',
    acts: acts.filter(({ act }) => pageActs.includes(act)),
  };
};
