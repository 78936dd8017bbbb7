/** Alarms as the templates declare them. */
import * as z from 'zod';
import type { AlarmDefinition } from '../engines/cloudwatch/alarm-changes.ts';
import type { Resource, Resources } from '../template/resources.ts';

const AlarmSchema = z.object({
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Period: z.coerce.number().default(0),
  EvaluationPeriods: z.coerce.number(),
  Threshold: z.coerce.number(),
  ComparisonOperator: z.enum(
    ['GreaterThanThreshold', 'GreaterThanOrEqualToThreshold'],
    'the stand-in knows no other comparison',
  ),
  TreatMissingData: z.literal('notBreaching', 'the stand-in has no data of most metrics'),
});

export function readAlarms(resources: Resources): AlarmDefinition[] {
  return resources.ofType('AWS::CloudWatch::Alarm').map(readAlarm);
}

function readAlarm(resource: Resource): AlarmDefinition {
  const alarm = AlarmSchema.parse(resource.properties());
  const countsErrors =
    alarm.Namespace === 'AWS/Lambda' &&
    alarm.MetricName === 'Errors' &&
    alarm.EvaluationPeriods === 1 &&
    alarm.ComparisonOperator === 'GreaterThanThreshold';
  const functionName = alarm.Dimensions.find(({ Name }) => Name === 'FunctionName')?.Value;
  return {
    name: resource.name,
    arn: resource.attribute('Arn'),
    threshold: alarm.Threshold,
    periodMs: alarm.Period * 1_000,
    ...(countsErrors && functionName !== undefined ? { functionName } : {}),
  };
}
