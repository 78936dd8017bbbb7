/** Alarms of the calls: faults, slowness, refusals for want of capacity. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AppFunction } from './app-function.ts';
import type { Alarms } from './alarms.ts';

const period = Duration.minutes(5);
const MAX_FAULTS_PERCENT = 0.5;
/** Of calls that fail, from which on the service counts as down; fewer calls than these say nothing. */
const DOWN_PERCENT = 50;
const TELLING_REQUESTS = 20;
const MAX_P95_MS = 3_000;

export function addApiAlarms(alarms: Alarms, api: RestApi, functions: readonly AppFunction[]): void {
  const usingMetrics = {
    faults: api.metricServerError({ period, statistic: Stats.SUM }),
    requests: api.metricCount({ period }),
  };
  alarms.add('ApiDown', {
    metric: new MathExpression({
      expression: `IF(requests >= ${TELLING_REQUESTS}, 100 * faults / requests, 0)`,
      usingMetrics,
      period,
    }),
    description:
      'More than half of the calls answer with a fault of ours. The status page says that the service is down.',
    threshold: DOWN_PERCENT,
  });
  alarms.add('ApiFaults', {
    metric: new MathExpression({ expression: '100 * faults / requests', usingMetrics, period }),
    description:
      'More than 0.5 % of the calls answer with a fault of ours. Look into the log of the function that failed.',
    threshold: MAX_FAULTS_PERCENT,
    periods: 2,
  });
  alarms.add('ApiSlow', {
    metric: api.metricLatency({ period, statistic: Stats.percentile(95) }),
    description: 'One call in twenty takes longer than three seconds. Look at the traces of the slowest.',
    threshold: MAX_P95_MS,
    periods: 3,
  });
  for (const { settings, handler } of functions) {
    alarms.add(`Throttles-${settings.name}`, {
      metric: handler.metricThrottles({ period }),
      description: `${settings.name} was refused for want of capacity. Raise its reserved concurrency or the account's quota.`,
      threshold: 0,
    });
    alarms.add(`Errors-${settings.name}`, {
      metric: handler.metricErrors({ period }),
      description: `${settings.name} ended without an answer. Look into its log.`,
      threshold: 0,
    });
  }
}
