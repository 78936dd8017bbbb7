/** A visit: a random id that a tab keeps for some hours, so that it counts once. */
import { readJson, writeJson } from './safe-storage.ts';

/** A tab that stays open for days is looked at on several of them. */
const VISIT_MS = 6 * 3_600_000;

type Visit = { id: string; isCounted: boolean; since: number };

/**
 * Counts the visit that the key names, unless it is counted already, and gives its id. A second try of one that did
 * arrive has the same id and isn't counted again.
 */
export async function countOnce(key: string, count: (visitId: string) => Promise<void>): Promise<string> {
  const visit = readVisit(key) ?? { id: crypto.randomUUID(), isCounted: false, since: Date.now() };
  if (visit.isCounted) return visit.id;
  writeJson('sessionStorage', key, visit);
  await count(visit.id);
  writeJson('sessionStorage', key, { ...visit, isCounted: true });
  return visit.id;
}

/** Where the visit comes from: of another page only its host, of one of ours nothing. */
export function referrerHost(): string {
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
