/** An act of an administrator on the account of an open session: it has a reason, and is answered with the account after it. */
import type { SupportedAccount } from '../../../shared/model/staff.ts';
import { AppError } from '../../kit/app-error.ts';
import { viewAccount } from './supported-account.ts';
import { requireSession, type StaffContext } from './support-sessions.ts';

type Act = (accountId: string, reason: string, context: StaffContext) => Promise<void>;

export async function actWithin(
  { accountId, reason: typed }: { accountId: string; reason: string },
  context: StaffContext,
  act: Act,
): Promise<{ account: SupportedAccount; endsAt: string }> {
  const reason = typed.trim();
  if (reason === '') throw new AppError('field_required', { fields: { reason: 'field_required' } });
  const endsAt = await requireSession(accountId, context);
  await act(accountId, reason, context);
  return { account: await viewAccount(accountId, context.now), endsAt };
}
