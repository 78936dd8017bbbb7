/** Alarms as the templates declare them. */
import * as z from 'zod';
import type { AlarmDefinition } from '../engines/cloudwatch/alarm-changes.ts';
import { figureKey } from '../engines/cloudwatch/metric-lines.ts';
import type { Resource, Resources } from '../template/resources.ts';

const AlarmSchema = z.object({
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Statistic: z.string().optional(),
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
  const figure = countedFigure(alarm);
  return {
    name: resource.name,
    arn: resource.attribute('Arn'),
    threshold: alarm.Threshold,
    periodMs: alarm.Period * 1_000,
    ...(figure === null ? {} : { figure }),
  };
}

/** What the alarm watches, as far as it is measured here: errors of functions, and figures that functions print. */
function countedFigure(alarm: z.infer<typeof AlarmSchema>): string | null {
  const { Namespace: namespace = '', MetricName: name = '', Dimensions: pairs } = alarm;
  const isMeasured = namespace === 'AWS/Lambda' ? name === 'Errors' : namespace !== '' && !namespace.startsWith('AWS/');
  const isJudged =
    alarm.Statistic === 'Sum' && alarm.EvaluationPeriods === 1 && alarm.ComparisonOperator === 'GreaterThanThreshold';
  if (!isMeasured || !isJudged) return null;
  const dimensions = Object.fromEntries(pairs.map(({ Name: key, Value: value }) => [key, value]));
  return figureKey({ namespace, name, dimensions });
}
