/** Alarms of the signs of an attack that functions count: one for each of `securitySignals`. */
import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { securitySignals, type SecuritySignal } from '../../shared/model/security-signals.ts';
import type { Stage } from '../stages.ts';
import type { Alarms } from './alarms.ts';

export function addSecurityAlarms(alarms: Alarms, stage: Pick<Stage, 'name'>): void {
  const signals: [string, SecuritySignal][] = Object.entries(securitySignals);
  for (const [name, { meaning, most, minutes }] of signals) {
    alarms.add(name, {
      metric: new Metric({
        namespace: 'xpage',
        metricName: name,
        period: Duration.minutes(minutes),
        statistic: Stats.SUM,
        dimensionsMap: { stage: stage.name },
      }),
      description: `${meaning} More than ${most} in ${minutes} minutes.`,
      threshold: most,
    });
  }
}
