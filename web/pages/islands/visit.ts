/**
 * Counts a visit once, on the first sign of a person, and what is opened in it. A reload or another look in the same tab
 * is the same visit for some hours. Nothing is stored but the visit's random id; no cookie is used.
 */
import { ownPageKey } from '../../../shared/rules/own-page-key.ts';
import { countClick, countView } from './api.ts';
import { readPageData } from './page-data.ts';
import { readJson, writeJson } from './safe-storage.ts';

/** A tab that stays open for days is looked at on several of them. */
const VISIT_MS = 6 * 3_600_000;

type Visit = { id: string; isCounted: boolean; since: number };

let counting: Promise<string | null> | undefined;

/** The id of the visit; null when it is not one that counts. */
export async function countVisit(): Promise<string | null> {
  counting ??= countOnce();
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

async function countOnce(): Promise<string | null> {
  const { agentName, isPreview } = readPageData();
  if (isPreview || readJson('localStorage', ownPageKey) === agentName) return null;
  const key = `xpage-visit:${agentName}`;
  const visit = readVisit(key) ?? { id: crypto.randomUUID(), isCounted: false, since: Date.now() };
  if (visit.isCounted) return visit.id;
  // Written first: a second try of a visit that did arrive has the same id and isn't counted again.
  writeJson('sessionStorage', key, visit);
  await countView({ agentName, visitId: visit.id, ...arrival() });
  writeJson('sessionStorage', key, { ...visit, isCounted: true });
  return visit.id;
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

function referrerHost(): string {
  const host = document.referrer === '' ? '' : new URL(document.referrer).hostname;
  return host === location.hostname ? '' : host;
}

function readVisit(key: string): Visit | null {
  const stored = readJson('sessionStorage', key) as Partial<Visit> | null;
  if (typeof stored?.id !== 'string' || typeof stored.since !== 'number') return null;
  return Date.now() - stored.since < VISIT_MS
    ? { id: stored.id, isCounted: stored.isCounted === true, since: stored.since }
    : null;
}
