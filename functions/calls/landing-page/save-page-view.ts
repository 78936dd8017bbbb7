import type { savePageView as contract } from '../../../shared/calls/landing-page.ts';
import { sourceOf } from '../../../shared/rules/traffic-source.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { deviceOf, isBot } from '../../domain/conversations/bots.ts';
import { countVisit } from '../../domain/conversations/count-visit.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { loadPlaces } from '../../domain/pages/find-places.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const SALT_BYTES = 16;

export const savePageView: Handler<typeof contract> = async (input, { actor, client, now, randomBytes }) => {
  const { agentName, visitId, referrer = '', campaign = '' } = input;
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  const isOwner = actor?.id === live.accountId;
  const { address, country, userAgent, isPrefetch } = client;
  if (isOwner || isPrefetch || isBot(userAgent)) return { counted: false };
  const [account, place] = await Promise.all([
    findAccount(live.accountId),
    input.place === undefined ? null : ownPlace(live.accountId, input.place),
  ]);
  const owner = { accountId: live.accountId, timeZone: account?.timeZone ?? 'UTC' };
  const visit = {
    visitId,
    visitor: { address, userAgent },
    source: sourceOf({ referrer, campaign, hasPlace: place !== null, userAgent }),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : 'ZZ',
    device: deviceOf(userAgent),
    place,
    newSalt: randomBytes(SALT_BYTES),
  };
  return { counted: await countVisit(owner, visit, now) };
};

/** Anybody can write a code into the address: what is no place of the owner's is not counted as one. */
async function ownPlace(accountId: string, code: string): Promise<string | null> {
  const { places } = await loadPlaces(accountId);
  return places.some((place) => place.code === code) ? code : null;
}
