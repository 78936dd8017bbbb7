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
    { name: 'one', arn, threshold: 2, periodMs: 300_000, functionName: 'xpage-local-billing' },
  ]);
});

test('an alarm of anything else has nothing to count', () => {
  const resources = resourcesOf((stack) => alarmOn(stack, functionIn(stack).metricThrottles()));

  expect(readAlarms(resources)[0]).not.toHaveProperty('functionName');
});

test('an alarm that the stand-in would judge otherwise stops the start', () => {
  const resources = resourcesOf((stack) =>
    alarmOn(stack, functionIn(stack).metricErrors(), { treatMissingData: cloudwatch.TreatMissingData.BREACHING }),
  );

  expect(() => readAlarms(resources)).toThrow('the stand-in has no data of most metrics');
});
