/** Figures for CloudWatch, written as log lines in the embedded metric format: no call, no right needed. */
import { environment } from './environment.ts';

export type MetricName = 'CodeFailures' | 'DeletionRemains' | 'PapersLate' | 'PhoneMessages' | 'PolicyViolations';

/** Adds one to the metric `name` of the namespace `xpage`. */
export function countMetric(name: MetricName): void {
  const metrics = [{ Name: name, Unit: 'Count' }];
  const directive = {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace: 'xpage', Dimensions: [['stage']], Metrics: metrics }],
  };
  process.stdout.write(`${JSON.stringify({ _aws: directive, stage: environment.stage(), [name]: 1 })}\n`);
}
