/** When an alarm changed its state, from the times of what it counts. */

export type AlarmDefinition = {
  name: string;
  arn: string;
  /** What it sums up, by its key (metric-lines.ts); absent where nothing is measured here. */
  figure?: string;
  /** Goes off above it. */
  threshold: number;
  periodMs: number;
};

export type StateChange = { from: 'OK' | 'ALARM'; to: 'OK' | 'ALARM'; at: number };

/** How much of something there was at a moment, in milliseconds since the epoch. */
export type Count = { at: number; count: number };

/** Oldest first. An alarm rings while more than its threshold lies within the last period. @param counts in any order */
export function alarmChanges(
  { threshold, periodMs }: AlarmDefinition,
  counts: readonly Count[],
  now: number,
): StateChange[] {
  const steps = counts
    .flatMap(({ at, count }) => [
      { at, by: count },
      { at: at + periodMs, by: -count },
    ])
    .filter(({ at }) => at <= now)
    // What comes at the moment when something else leaves the period takes its place.
    .sort((one, other) => one.at - other.at || other.by - one.by);
  const changes: StateChange[] = [];
  let count = 0;
  for (const { at, by } of steps) {
    const from = count > threshold ? 'ALARM' : 'OK';
    count += by;
    const to = count > threshold ? 'ALARM' : 'OK';
    if (from !== to) changes.push({ from, to, at });
  }
  return changes;
}
