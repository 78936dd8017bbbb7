/** What a policy's page waits for: it asks again by itself, so that nobody has to load it anew. */
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';

const SOON_MS = 3_000;
const LATER_MS = 60_000;

/** Papers are drawn and money is sent off within a minute, as a rule. */
const USUAL_MS = 60_000;

type Shown = { policy: Pick<MyPolicy['policy'], 'documents'>; timeline: MyPolicy['timeline'] };

/** Milliseconds until the next look; 0 when everything is there. */
export function askAgainAfter(own: Shown | undefined, now: number): number {
  if (own === undefined) return 0;
  if (own.policy.documents.some(({ isReady }) => !isReady)) return SOON_MS;
  const cancelled = own.timeline.findLast(({ kind }) => kind === 'cancelled');
  if (!cancelled || (cancelled.money?.amount ?? 0) === 0) return 0;
  const back = own.timeline.filter(({ kind, at }) => kind === 'refunded' && at >= cancelled.at);
  const returned = back.reduce((sum, { money }) => sum + (money?.amount ?? 0), 0);
  if (returned >= (cancelled.money?.amount ?? 0)) return 0;
  return now - Date.parse(cancelled.at) < USUAL_MS ? SOON_MS : LATER_MS;
}
