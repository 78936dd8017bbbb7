import type { getSupportAccount as contract } from '../../../shared/calls/support.ts';
import { viewAccount } from '../../domain/support/supported-account.ts';
import { noteLook, requireSession } from '../../domain/support/support-sessions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getSupportAccount: Handler<typeof contract> = async ({ accountId }, context) => {
  const endsAt = await requireSession(accountId, context);
  await noteLook(accountId, context);
  return { account: await viewAccount(accountId, context.now), endsAt };
};
