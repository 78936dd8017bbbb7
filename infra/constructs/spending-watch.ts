/** Says when money goes: at 50, 80 and 100 % of the month's budget, and when a service costs more than it used to. */
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

const NOTICE_PERCENTS = [50, 80, 100];
/** Part of the month's budget that a surprise must cost to be told. */
const ANOMALY_SHARE = 0.05;

export class SpendingWatch extends Construct {
  constructor(scope: Construct, id: string, { stage, topic }: { stage: Stage; topic: ITopic }) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `xpage-${stage.name}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudgetDollars, unit: 'USD' },
      },
      notificationsWithSubscribers: NOTICE_PERCENTS.map((threshold) => ({
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          thresholdType: 'PERCENTAGE',
          threshold,
        },
        subscribers,
      })),
    });
    this.watchForAnomalies(stage);
  }

  private watchForAnomalies(stage: Stage): void {
    const monitor = new CfnAnomalyMonitor(this, 'Anomalies', {
      monitorName: `xpage-${stage.name}`,
      monitorType: 'DIMENSIONAL',
      monitorDimension: 'SERVICE',
    });
    new CfnAnomalySubscription(this, 'AnomalyNotices', {
      subscriptionName: `xpage-${stage.name}`,
      frequency: 'DAILY',
      monitorArnList: [monitor.attrMonitorArn],
      subscribers: [{ type: 'EMAIL', address: stage.alarmAddress }],
      thresholdExpression: JSON.stringify({
        Dimensions: {
          Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
          MatchOptions: ['GREATER_THAN_OR_EQUAL'],
          Values: [String(stage.monthlyBudgetDollars * ANOMALY_SHARE)],
        },
      }),
    });
  }
}
