/** Counts a visit once, on the first sign of a person; a reload or another look in the same tab is the same visit. */
import { countView } from './api.ts';
import { readPageData } from './page-data.ts';
import { readJson, writeJson } from './safe-storage.ts';

type Visit = { id: string; isCounted: boolean };

export async function countVisit(): Promise<void> {
  const { agentName, isPreview } = readPageData();
  if (isPreview) return;
  const key = `xpage-visit:${agentName}`;
  const visit = readVisit(key) ?? { id: crypto.randomUUID(), isCounted: false };
  if (visit.isCounted) return;
  // Written first: a second try of a visit that did arrive has the same id and isn't counted again.
  writeJson('sessionStorage', key, visit);
  await countView(agentName, visit.id);
  writeJson('sessionStorage', key, { ...visit, isCounted: true });
}

function readVisit(key: string): Visit | null {
  const stored = readJson('sessionStorage', key) as Partial<Visit> | null;
  return typeof stored?.id === 'string' ? { id: stored.id, isCounted: stored.isCounted === true } : null;
}
