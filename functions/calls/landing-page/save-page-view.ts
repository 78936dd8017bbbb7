import type { savePageView as contract } from '../../../shared/calls/landing-page.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { countVisit } from '../../domain/conversations/count-visit.ts';
import { describeVisit, isVisitor } from '../../domain/conversations/describe-visit.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { loadPlaces } from '../../domain/pages/find-places.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePageView: Handler<typeof contract> = async (input, context) => {
  const live = await findLivePageByName(input.agentName);
  if (!live) throw new AppError('not_found');
  const isOwner = context.actor?.id === live.accountId;
  if (isOwner || !isVisitor(context.client)) return { counted: false };
  const [account, place] = await Promise.all([
    findAccount(live.accountId),
    input.place === undefined ? null : ownPlace(live.accountId, input.place),
  ]);
  const owner = { accountId: live.accountId, timeZone: account?.timeZone ?? 'UTC' };
  return { counted: await countVisit(owner, describeVisit(input, place, context), context.now) };
};

/** Anybody can write a code into the address: what is no place of the owner's is not counted as one. */
async function ownPlace(accountId: string, code: string): Promise<string | null> {
  const { places } = await loadPlaces(accountId);
  return places.some((place) => place.code === code) ? code : null;
}
