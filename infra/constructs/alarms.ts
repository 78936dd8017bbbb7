/** Makes alarms that all do the same when they go off and when they end. */
import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { alarmName } from '../../shared/rules/status-alarm-name.ts';
import { meaningOf } from '../alarm-meanings.ts';
import { runbookOf } from '../alarm-runbooks.ts';
import type { Stage } from '../stages.ts';

export type AlarmSettings = {
  metric: IMetric;
  /** What it means and where to look first; the path of its runbook is added. */
  description: string;
  /** Goes off above it. */
  threshold: number;
  /** Goes off at the threshold too. */
  isReachedAtThreshold?: boolean;
  /** For how many periods of the metric in a row; one if absent. */
  periods?: number;
};

export type AlarmsProps = {
  stage: Stage;
  /** Whom they tell; nobody where it is absent. */
  topic?: ITopic;
};

export class Alarms extends Construct {
  private readonly props: AlarmsProps;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.props = props;
  }

  /** @throws for an id whose meaning for users or whose runbook is not known (infra/alarm-meanings.ts, infra/alarm-runbooks.ts) */
  add(id: string, { metric, description, threshold, isReachedAtThreshold, periods = 1 }: AlarmSettings): Alarm {
    const { stage, topic } = this.props;
    const props: AlarmProps = {
      alarmName: alarmName(stage.name, meaningOf(id), id),
      metric,
      alarmDescription: `${description} Runbook: ${runbookOf(id)}`,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: isReachedAtThreshold
        ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      // No requests, no figures: that is not a fault.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    };
    const alarm = new Alarm(this, id, props);
    if (topic) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
    return alarm;
  }
}
