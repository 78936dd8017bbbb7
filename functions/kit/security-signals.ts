/**
 * Signs of an attack, for the alarms (shared/model/security-signals.ts): each is one log line that CloudWatch counts and that
 * whoever is on call can query (docs/runbooks/README.md). No call, no right needed.
 */
import type { SecuritySignalName } from '../../shared/model/security-signals.ts';
import { createLogger, type LogFields } from './logger.ts';
import { metricMembers } from './metrics.ts';

/**
 * Counts one sign. Never throws: a sign that cannot be written must not end the request in which it was seen.
 * @param fields what tells one case from another; no addresses, no names, nothing that somebody typed
 */
export function raiseSignal(name: SecuritySignalName, fields: LogFields = {}): void {
  try {
    createLogger(metricMembers(name)).warn('security.signal', { signal: name, ...fields });
  } catch {
    // Nobody could be told by a log that cannot be written.
  }
}
