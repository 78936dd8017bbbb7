/** How the service is, read from its alarms at most once a minute. */
import type { OutputOf } from '../../../shared/calls/define-call.ts';
import type { getServiceStatus } from '../../../shared/calls/service.ts';
import { INCIDENT_DAYS } from '../../../shared/model/service-status.ts';
import { isFresh, type Freshness } from '../../kit/is-fresh.ts';
import { createLogger } from '../../kit/logger.ts';
import { readAlarmChanges, readAlarms } from './read-alarms.ts';
import { incidentsOf, statusOfParts, unknownParts } from './status-of-alarms.ts';

export type ServiceStatus = OutputOf<typeof getServiceStatus>;

const KEPT_MS = 60_000;
/** CloudWatch may be back soon, but everybody who looks at the page asks in the meantime. */
const UNKNOWN_KEPT_MS = 10_000;
const DAY_MS = 86_400_000;

let kept: (Freshness & { status: Promise<ServiceStatus> }) | undefined;

/** Never fails: what cannot be read is `unknown`. @param now becomes `checkedAt` of what is read for it */
export async function readServiceStatus(now: Date): Promise<ServiceStatus> {
  if (kept === undefined || !isFresh(kept, now.getTime())) {
    const since = now.getTime();
    const reading = { status: readStatus(now), since, until: since + KEPT_MS };
    kept = reading;
    const { incidents } = await reading.status;
    if (incidents === null) reading.until = since + UNKNOWN_KEPT_MS;
  }
  return kept.status;
}

async function readStatus(now: Date): Promise<ServiceStatus> {
  const from = new Date(now.getTime() - INCIDENT_DAYS * DAY_MS);
  const checkedAt = now.toISOString();
  try {
    const [alarms, changes] = await Promise.all([readAlarms(), readAlarmChanges(from)]);
    return { parts: statusOfParts(alarms), incidents: incidentsOf(alarms, changes, from), checkedAt };
  } catch (error) {
    createLogger().error('status.unknown', error);
    return { parts: unknownParts(), incidents: null, checkedAt };
  }
}

/** For tests. */
export function forgetServiceStatus(): void {
  kept = undefined;
}
