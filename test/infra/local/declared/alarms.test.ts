import { aws_cloudwatch as cloudwatch, aws_lambda as lambda, Duration, type Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readAlarms } from '../../../../infra/local/declared/alarms.ts';
import { resourcesOf } from '../fixtures/resources.ts';

const functionIn = (stack: Stack): lambda.Function =>
  new lambda.Function(stack, 'Function', {
    functionName: 'xpage-local-billing',
    runtime: lambda.Runtime.NODEJS_24_X,
    code: lambda.Code.fromInline('exports.handler = () => 1'),
    handler: 'index.handler',
  });

const alarmOn = (stack: Stack, metric: cloudwatch.IMetric, more: Partial<cloudwatch.AlarmProps> = {}): void => {
  new cloudwatch.Alarm(stack, 'Alarm', {
    alarmName: 'one',
    metric,
    threshold: 2,
    evaluationPeriods: 1,
    comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    ...more,
  });
};
const arn = 'arn:aws:cloudwatch:eu-central-1:000000000000:alarm:one';

test('an alarm of a function’s errors counts them', () => {
  const resources = resourcesOf((stack) =>
    alarmOn(stack, functionIn(stack).metricErrors({ period: Duration.minutes(5) })),
  );

  expect(readAlarms(resources)).toEqual([
    { name: 'one', arn, threshold: 2, periodMs: 300_000, figure: 'AWS/Lambda Errors FunctionName=xpage-local-billing' },
  ]);
});

test('an alarm on a figure of ours counts it', () => {
  const metric = new cloudwatch.Metric({
    namespace: 'xpage',
    metricName: 'Lost',
    dimensionsMap: { stage: 'local' },
    statistic: cloudwatch.Stats.SUM,
    period: Duration.hours(1),
  });

  expect(readAlarms(resourcesOf((stack) => alarmOn(stack, metric)))).toEqual([
    { name: 'one', arn, threshold: 2, periodMs: 3_600_000, figure: 'xpage Lost stage=local' },
  ]);
});

test.each<[string, (stack: Stack) => void]>([
  ['another figure of AWS', (stack) => alarmOn(stack, functionIn(stack).metricThrottles())],
  ['the largest value', (stack) => alarmOn(stack, functionIn(stack).metricErrors({ statistic: 'Maximum' }))],
  ['several periods', (stack) => alarmOn(stack, functionIn(stack).metricErrors(), { evaluationPeriods: 2 })],
  ['a formula', (stack) => alarmOn(stack, new cloudwatch.MathExpression({ expression: '1 + 1', usingMetrics: {} }))],
])('an alarm that looks at %s has nothing to count', (_, declare) => {
  expect(readAlarms(resourcesOf(declare))[0]).not.toHaveProperty('figure');
});

test('an alarm that the stand-in would judge otherwise stops the start', () => {
  const resources = resourcesOf((stack) =>
    alarmOn(stack, functionIn(stack).metricErrors(), { treatMissingData: cloudwatch.TreatMissingData.BREACHING }),
  );

  expect(() => readAlarms(resources)).toThrow('the stand-in has no data of most metrics');
});
