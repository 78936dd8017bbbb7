/**
 * Counts a visit once, on the first sign of a person, and what is opened in it. A reload or another look in the same tab
 * is the same visit for some hours. Nothing is stored but the visit's random id; no cookie is used.
 */
import { ownPageKey } from '../../../shared/rules/own-page-key.ts';
import { countClick, countView } from './api.ts';
import { countOnce, referrerHost } from './kept-visit.ts';
import { readPageData } from './page-data.ts';
import { readJson } from './safe-storage.ts';

let counting: Promise<string | null> | undefined;

/** The id of the visit; null when it is not one that counts. */
export async function countVisit(): Promise<string | null> {
  counting ??= countHere();
  try {
    return await counting;
  } finally {
    counting = undefined;
  }
}

/** @param target what the page calls it: a contact, an offer, an entry of the news, `share`, `save` */
export async function countOpened(target: string): Promise<void> {
  const visitId = await countVisit();
  if (visitId !== null) await countClick({ agentName: readPageData().agentName, visitId, target });
}

async function countHere(): Promise<string | null> {
  const { agentName, isPreview } = readPageData();
  if (isPreview || readJson('localStorage', ownPageKey) === agentName) return null;
  return countOnce(`xpage-visit:${agentName}`, (visitId) => countView({ agentName, visitId, ...arrival() }));
}

/** Where the visit comes from; of another page only its host. */
function arrival(): { referrer?: string; campaign?: string; place?: string } {
  const search = new URLSearchParams(location.search);
  const [referrer, campaign, place] = [referrerHost(), search.get('utm_source')?.slice(0, 100), search.get('p') ?? ''];
  return {
    ...(referrer ? { referrer } : {}),
    ...(campaign ? { campaign } : {}),
    ...(/^[A-Za-z0-9]{1,12}$/.test(place) ? { place } : {}),
  };
}
