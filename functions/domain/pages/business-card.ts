/** The business card of a live page: drawn with the page, shown only while its owner's plan includes it. */
import { hasFeature } from '../../../shared/model/account.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findLivePageByName } from './find-page.ts';
import { cardKey } from './page-links.ts';
import { readPageFile } from './read-page-file.ts';

/** The document; null where there is no live page, no card, or a plan without one. */
export async function findBusinessCard(agentName: string, now: Date): Promise<string | null> {
  const live = await findLivePageByName(agentName);
  const account = live && (await findAccount(live.accountId));
  if (!account || !hasFeature(account.plan, 'business-card', now)) return null;
  return readPageFile(cardKey(live.page.profile.agentName));
}
