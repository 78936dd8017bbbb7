/** Figures for CloudWatch, written as log lines in the embedded metric format: no call, no right needed. */
import type { SecuritySignalName } from '../../shared/model/security-signals.ts';
import { environment } from './environment.ts';

export type MetricName = 'DeletionRemains' | 'PapersLate' | 'PhoneMessages' | SecuritySignalName;

/** The members by which a log line adds one to the metric `name` of the namespace `xpage`. */
export function metricMembers(name: MetricName): Record<string, unknown> {
  const metrics = [{ Name: name, Unit: 'Count' }];
  const directive = {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace: 'xpage', Dimensions: [['stage']], Metrics: metrics }],
  };
  return { _aws: directive, stage: environment.stage(), [name]: 1 };
}

/** Adds one to the metric `name`. Signs of an attack are counted by `raiseSignal`. */
export function countMetric(name: Exclude<MetricName, SecuritySignalName>): void {
  process.stdout.write(`${JSON.stringify(metricMembers(name))}\n`);
}
