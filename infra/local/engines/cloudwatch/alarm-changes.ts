/** When an alarm changed its state, from the times of what it counts. */

export type AlarmDefinition = {
  name: string;
  arn: string;
  /** Whose errors it counts; absent where nothing is measured here. */
  functionName?: string;
  /** Goes off above it. */
  threshold: number;
  periodMs: number;
};

export type StateChange = { from: 'OK' | 'ALARM'; to: 'OK' | 'ALARM'; at: number };

/** Oldest first. An alarm rings while more than its threshold lies within the last period. @param times of errors, in any order */
export function alarmChanges(
  { threshold, periodMs }: AlarmDefinition,
  times: readonly number[],
  now: number,
): StateChange[] {
  const steps = times
    .flatMap((at) => [
      { at, by: 1 },
      { at: at + periodMs, by: -1 },
    ])
    .filter(({ at }) => at <= now)
    // An error at the moment when another one leaves the period takes its place.
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
