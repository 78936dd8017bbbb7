/** Makes alarms that all do the same when they go off and when they end. */
import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type AlarmSettings = {
  metric: IMetric;
  /** What it means and what to do. */
  description: string;
  /** Goes off above it. */
  threshold: number;
  /** For how many periods of the metric in a row; one if absent. */
  periods?: number;
};

export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { topic }: { topic: ITopic }) {
    super(scope, id);
    this.action = new SnsAction(topic);
  }

  add(id: string, { metric, description, threshold, periods = 1 }: AlarmSettings): Alarm {
    const props: AlarmProps = {
      metric,
      alarmDescription: description,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      // No requests, no figures: that is not a fault.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    };
    const alarm = new Alarm(this, id, props);
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    return alarm;
  }
}
