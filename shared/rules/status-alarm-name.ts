/**
 * Names of alarms: what a visitor is told when one goes off stands in its name, so whoever reads alarms needs no list of
 * them. `xpage-prod-status-degraded-pages-Errors-job-publish-page`, `xpage-prod-internal-BackupFailed`.
 */
import { ServicePart, Trouble } from '../model/service-status.ts';

export type AlarmMeaning = { parts: readonly ServicePart[]; state: Trouble };

/** What the names of all alarms begin with that visitors are told of. */
export const statusAlarmPrefix = (stage: string): string => `xpage-${stage}-status-`;

/** @param meaning null where visitors notice nothing @param id the alarm's own, unique in its stage */
export function alarmName(stage: string, meaning: AlarmMeaning | null, id: string): string {
  if (meaning === null) return `xpage-${stage}-internal-${id}`;
  return `${statusAlarmPrefix(stage)}${meaning.state}-${meaning.parts.join('+')}-${id}`;
}

/** null for a name that is no such alarm's of the stage. */
export function meaningOfAlarm(stage: string, name: string): AlarmMeaning | null {
  const prefix = statusAlarmPrefix(stage);
  if (!name.startsWith(prefix)) return null;
  const [trouble, parts = ''] = name.slice(prefix.length).split('-');
  const state = Trouble.safeParse(trouble);
  const read = ServicePart.array().min(1).safeParse(parts.split('+'));
  return state.success && read.success ? { state: state.data, parts: read.data } : null;
}
