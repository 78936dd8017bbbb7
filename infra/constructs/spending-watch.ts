/**
 * Says when money goes: at 50, 80 and 100 % of the month's budget, and when a day costs far more than its share of it. Budgets
 * work in every account. A monitor for anomalies does not: an account may have one for its services and new ones come with it,
 * and those of other kinds are for the organisation's management account alone.
 */
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

const NOTICE_PERCENTS = [50, 80, 100];
/** A day that costs as much as three usual ones. */
const DAY_SHARE = 3 / 30;
/** Part of the month's budget that a surprise must cost to be told. */
const ANOMALY_SHARE = 0.05;

type Budget = { name: string; timeUnit: 'MONTHLY' | 'DAILY'; dollars: number; noticePercents: readonly number[] };

export class SpendingWatch extends Construct {
  constructor(scope: Construct, id: string, { stage, topic }: { stage: Stage; topic: ITopic }) {
    super(scope, id);
    const dollars = stage.monthlyBudgetDollars;
    this.addBudget('Budget', topic, {
      name: `xpage-${stage.name}`,
      timeUnit: 'MONTHLY',
      dollars,
      noticePercents: NOTICE_PERCENTS,
    });
    this.addBudget('DayBudget', topic, {
      name: `xpage-${stage.name}-day`,
      timeUnit: 'DAILY',
      dollars: dollars * DAY_SHARE,
      noticePercents: [100],
    });
    if (stage.anomalyMonitor !== null) this.followMonitor(stage, stage.anomalyMonitor);
  }

  private addBudget(id: string, topic: ITopic, { name, timeUnit, dollars, noticePercents }: Budget): void {
    new CfnBudget(this, id, {
      budget: {
        budgetName: name,
        budgetType: 'COST',
        timeUnit,
        budgetLimit: { amount: dollars, unit: 'USD' },
      },
      notificationsWithSubscribers: noticePercents.map((threshold) => ({
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          thresholdType: 'PERCENTAGE',
          threshold,
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
  }

  /** The monitor is the account's own; only who is told is ours. */
  private followMonitor(stage: Stage, monitorArn: string): void {
    new CfnAnomalySubscription(this, 'AnomalyNotices', {
      subscriptionName: `xpage-${stage.name}`,
      frequency: 'DAILY',
      monitorArnList: [monitorArn],
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
