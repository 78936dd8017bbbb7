import type { savePageView as contract } from '../../../shared/calls/landing-page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { isBot } from '../../domain/conversations/bots.ts';
import { countVisit } from '../../domain/conversations/figures.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePageView: Handler<typeof contract> = async ({ agentName, visitId }, { actor, client, now }) => {
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  const isOwner = actor?.id === live.accountId;
  if (isOwner || isBot(client.userAgent)) return { counted: false };
  const account = await findAccount(live.accountId);
  const owner = { accountId: live.accountId, timeZone: account?.timeZone ?? 'UTC' };
  return { counted: await countVisit(owner, visitId, now) };
};
