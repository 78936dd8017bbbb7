/** Alarms of the work that follows changes, of messages, models, backups and the firewall. */
import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { phoneCodeBudgets } from '../../shared/model/phone-budget.ts';
import { outboxDispatcherFunction } from '../functions.ts';
import type { Stage } from '../stages.ts';
import type { Alarms } from './alarms.ts';
import { jobQueueName } from './job-queue.ts';

const hour = Duration.hours(1);

/** Part of a budget at which somebody is told. */
const NOTICE_SHARE = 0.8;
/** Part of the month's budget that SMS may cost: their limit at AWS (docs/deploy.md, step 7). */
const SMS_SHARE = 0.1;

export function addQueueAlarms(alarms: Alarms, deadLetters: readonly Queue[]): void {
  for (const queue of deadLetters) {
    alarms.add(`Failed-${queue.node.path.split('/').slice(1).join('-')}`, {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: Stats.MAXIMUM }),
      description:
        'Work failed five times and lies in a dead-letter queue. Mend the cause, then send it back (redrive).',
      threshold: 0,
    });
  }
}

export function addServiceAlarms(alarms: Alarms, stage: Stage): void {
  alarms.add('OutboxLate', {
    metric: sum('AWS/Lambda', 'IteratorAge', Duration.minutes(5), {
      FunctionName: `xpage-${stage.name}-${outboxDispatcherFunction.name}`,
    }).with({ statistic: Stats.MAXIMUM }),
    description: 'Work that follows a change waits longer than five minutes. Look into the log of the dispatcher.',
    threshold: Duration.minutes(5).toMilliseconds(),
  });
  alarms.add('InvoicesLate', {
    metric: new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateAgeOfOldestMessage',
      period: Duration.minutes(1),
      statistic: Stats.MAXIMUM,
      dimensionsMap: { QueueName: jobQueueName(stage.name, 'issue-invoice') },
    }),
    description:
      'An invoice is not there two minutes after payment. Look for job.failed in the log of job-issue-invoice, then into that of job-typeset.',
    threshold: Duration.minutes(2).toSeconds(),
  });
  alarms.add('ModelTokens', {
    metric: sum('AWS/Bedrock', 'InputTokenCount', hour, { ModelId: stage.models.chat.id }),
    description: 'The assistants read five million tokens in an hour. See whose pages, before it becomes expensive.',
    threshold: 5_000_000,
  });
  alarms.add('BackupFailed', {
    metric: sum('AWS/Backup', 'NumberOfBackupJobsFailed', Duration.days(1), { BackupVaultName: `xpage-${stage.name}` }),
    description: 'A backup failed. Look at the job in AWS Backup and run it again.',
    threshold: 0,
  });
  alarms.add('DeletionRemains', {
    metric: sum('xpage', 'DeletionRemains', hour, { stage: stage.name }),
    description: 'Something of a deleted account was still there a day later. It was deleted again: find out why.',
    threshold: 0,
  });
  alarms.add('PapersLate', {
    metric: sum('xpage', 'PapersLate', Duration.minutes(5), { stage: stage.name }),
    description:
      'Documents of a policy were not there two minutes after payment; their holder is told so. Look for policy.papers_late and job.failed in the log of job-issue-policy, then into that of job-typeset. Mend the cause, then send back what failed (redrive): papers and mails follow by themselves.',
    threshold: 0,
  });
  addMailAlarms(alarms);
  addPhoneAlarms(alarms, stage);
}

/** From these on SES looks at the account; at 10 % and 0.5 % it stops sending (Amazon SES Developer Guide, reputation). */
const BOUNCES_UNDER_REVIEW = 0.05;
const COMPLAINTS_UNDER_REVIEW = 0.001;

/** The account's own figures: SES judges all of its mail together. */
function addMailAlarms(alarms: Alarms): void {
  const rate = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, period: hour, statistic: Stats.AVERAGE });
  alarms.add('MailBounces', {
    metric: rate('Reputation.BounceRate'),
    description:
      '5 % of the mails or more come back. SES stops sending at 10 %: see which addresses (aws sesv2 list-suppressed-destinations --reasons BOUNCE), and where they were typed.',
    threshold: BOUNCES_UNDER_REVIEW,
    isReachedAtThreshold: true,
  });
  alarms.add('MailComplaints', {
    metric: rate('Reputation.ComplaintRate'),
    description:
      'One recipient in a thousand or more calls our mails spam. SES stops sending at 0.5 %: see who (aws sesv2 list-suppressed-destinations --reasons COMPLAINT), and which mails they got.',
    threshold: COMPLAINTS_UNDER_REVIEW,
    isReachedAtThreshold: true,
  });
}

/** SMS and WhatsApp messages cost money, and strangers can ask for codes. */
function addPhoneAlarms(alarms: Alarms, stage: Stage): void {
  alarms.add('PhoneMessages', {
    metric: sum('xpage', 'PhoneMessages', hour, { stage: stage.name }),
    description:
      'Many SMS and WhatsApp messages in an hour. At 300 codes an hour nobody gets one any more: see in the logs who asks for them, and from where.',
    threshold: phoneCodeBudgets.hour.max * NOTICE_SHARE,
  });
  alarms.add('SmsSpending', {
    // The account's own figure: what this month's SMS cost so far, in dollars.
    metric: new Metric({
      namespace: 'AWS/SMSVoice',
      metricName: 'TextMessageMonthlySpend',
      period: hour,
      statistic: Stats.MAXIMUM,
    }),
    description: "The month's SMS cost four fifths of their limit (docs/deploy.md, step 7). At the limit none is sent.",
    threshold: stage.monthlyBudgetDollars * SMS_SHARE * NOTICE_SHARE,
  });
}

/** In us-east-1: figures of CloudFront's firewall exist there only. */
export function addFirewallAlarm(alarms: Alarms, stage: Stage): void {
  alarms.add('FirewallBlocks', {
    metric: sum('AWS/WAFV2', 'BlockedRequests', Duration.minutes(5), {
      WebACL: `xpage-${stage.name}`,
      Rule: 'ALL',
    }),
    description:
      'The firewall blocks more than a thousand requests in five minutes: an attack, or a rule that hits visitors.',
    threshold: 1_000,
  });
}

function sum(namespace: string, metricName: string, period: Duration, dimensionsMap: Record<string, string>): Metric {
  return new Metric({ namespace, metricName, period, statistic: Stats.SUM, dimensionsMap });
}
