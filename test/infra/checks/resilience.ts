import { securitySignals } from '../../../shared/model/security-signals.ts';
import { at, follow, listAt, type Placed, resourcesOf, type StageTemplates, targetOf, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone, removeAll, unless } from './check.ts';

const QUEUE = 'AWS::SQS::Queue';
const MAPPING = 'AWS::Lambda::EventSourceMapping';
const ALARM = 'AWS::CloudWatch::Alarm';
/** Retention that the promise of sixty days allows; the firewall's and the API's logs as well. */
const LOG_DAYS = 60;

const isFailedQueue = (queue: Placed) => textAt(queue, 'Properties.QueueName').endsWith('-failed');

/** Every alarm that must be there, by a piece of its construct's name. */
const neededAlarms = [
  'ApiDown',
  'ApiFaults',
  'ApiSlow',
  'Throttles',
  'Errors',
  'Failed',
  'InvoicesLate',
  'OutboxLate',
  'FirewallBlocks',
  'ModelTokens',
  'MailBounces',
  'MailComplaints',
  'BackupFailed',
  'DeletionRemains',
  'PapersLate',
  'PhoneMessages',
  'SmsSpending',
  ...Object.keys(securitySignals),
];

function timeoutOfConsumer(templates: StageTemplates, queue: Placed): number {
  const mapping = resourcesOf(templates, MAPPING).find(({ Properties, template }) => {
    const source = follow(templates, Properties['EventSourceArn'], template);
    return source?.id === queue.id && source.template === queue.template;
  });
  const consumer = targetOf(mapping?.Properties['FunctionName']) ?? '';
  return Number(queue.template.Resources[consumer]?.Properties['Timeout']);
}

export const resilienceChecks: Check[] = [
  {
    id: 'K39',
    title: 'a message that fails five times is kept, and is not seen twice while it is worked on',
    faults: (templates) => {
      const queues = resourcesOf(templates, QUEUE).filter((queue) => !isFailedQueue(queue));
      const receives = (queue: Placed) => Number(at(queue, 'Properties.RedrivePolicy.maxReceiveCount'));
      return [
        ...ifNone(queues, 'there are no queues'),
        ...unless(
          queues,
          (queue) => receives(queue) >= 3 && receives(queue) <= 5,
          'no dead letters after 3 to 5 tries',
        ),
        ...unless(
          queues,
          (queue) => Number(queue.Properties['VisibilityTimeout']) >= 6 * timeoutOfConsumer(templates, queue),
          'seen twice',
        ),
      ];
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, QUEUE)) delete Properties['RedrivePolicy'];
    },
  },
  {
    id: 'K39b',
    title: 'streams and schedules put what fails into a queue; of a batch only what failed comes again',
    faults: (templates) => {
      const mappings = resourcesOf(templates, MAPPING);
      const streams = mappings.filter(({ Properties }) => Properties['StartingPosition'] !== undefined);
      return [
        ...ifNone(streams, 'no stream is read'),
        ...unless(
          streams,
          (mapping) => at(mapping, 'Properties.DestinationConfig.OnFailure.Destination') !== undefined,
          'is lost',
        ),
        ...unless(
          streams,
          ({ Properties }) =>
            Properties['BisectBatchOnFunctionError'] === true && Properties['MaximumRetryAttempts'] === 5,
          'other retries',
        ),
        ...unless(
          mappings,
          (mapping) => listAt(mapping, 'Properties.FunctionResponseTypes').includes('ReportBatchItemFailures'),
          'all of it',
        ),
        ...unless(
          resourcesOf(templates, 'AWS::Scheduler::Schedule'),
          (schedule) => at(schedule, 'Properties.Target.DeadLetterConfig.Arn') !== undefined,
          'is lost',
        ),
        ...unless(
          resourcesOf(templates, 'AWS::Lambda::EventInvokeConfig'),
          (config) => at(config, 'Properties.DestinationConfig.OnFailure.Destination') !== undefined,
          'is lost',
        ),
      ];
    },
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, MAPPING)) delete Properties['DestinationConfig'];
    },
  },
  {
    id: 'K39c',
    title: 'of a table only new outbox rows start work',
    faults: (templates) =>
      unless(
        resourcesOf(templates, MAPPING).filter(({ Properties }) => Properties['StartingPosition'] !== undefined),
        (mapping) => {
          const filter = JSON.parse(textAt(mapping, 'Properties.FilterCriteria.Filters.0.Pattern')) as unknown;
          return (
            listAt(filter, 'eventName').join() === 'INSERT' && at(filter, 'dynamodb.Keys.pk.S.0.prefix') === 'OUTBOX#'
          );
        },
        'anything does',
      ),
    break: (templates) => {
      for (const mapping of resourcesOf(templates, MAPPING)) {
        if (mapping.Properties['FilterCriteria'])
          mapping.Properties['FilterCriteria'] = { Filters: [{ Pattern: '{"eventName":["MODIFY"]}' }] };
      }
    },
  },
  {
    id: 'K40',
    title: 'alarms watch what can go wrong',
    faults: (templates) => {
      const alarms = resourcesOf(templates, ALARM);
      return neededAlarms
        .filter((name) => !alarms.some(({ id }) => id.startsWith(`Alarms${name}`)))
        .map((name) => `no alarm ${name}`);
    },
    break: (templates) => removeAll(templates, ALARM),
  },
  {
    id: 'K40b',
    title: 'every function, and every queue of what failed, has its alarms',
    faults: (templates) => {
      const alarms = resourcesOf(templates, ALARM);
      const counts = (metric: string) => alarms.filter((alarm) => at(alarm, 'Properties.MetricName') === metric).length;
      const functions = resourcesOf(templates, 'AWS::Lambda::Function').filter(
        ({ Properties }) => Properties['FunctionName'],
      );
      const failed = resourcesOf(templates, QUEUE).filter(isFailedQueue);
      return [
        ...(counts('Throttles') === functions.length && counts('Errors') === functions.length
          ? []
          : ['a function has none']),
        ...(counts('ApproximateNumberOfMessagesVisible') === failed.length ? [] : ['a queue has none']),
      ];
    },
    break: (templates) => removeAll(templates, ALARM),
  },
  {
    id: 'K41',
    title: 'every alarm is sent to somebody',
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, ALARM),
        (alarm) => listAt(alarm, 'Properties.AlarmActions').length > 0,
        'is not',
      ),
      ...unless(
        resourcesOf(templates, 'AWS::SNS::Subscription'),
        ({ Properties }) => Properties['Endpoint'] === templates.stage.alarmAddress,
        'goes elsewhere',
      ),
      ...(resourcesOf(templates, 'AWS::SNS::Subscription').length === resourcesOf(templates, 'AWS::SNS::Topic').length
        ? []
        : ['nobody listens']),
    ],
    break: (templates) => breakFirst(templates, ALARM, (properties) => (properties['AlarmActions'] = [])),
  },
  {
    id: 'K42',
    title: 'spending is told at 50, 80 and 100 % of the budget, and when it is unusual',
    faults: (templates) => {
      const noticesOf = (timeUnit: string) =>
        resourcesOf(templates, 'AWS::Budgets::Budget')
          .filter((budget) => at(budget, 'Properties.Budget.TimeUnit') === timeUnit)
          .flatMap((budget) => listAt(budget, 'Properties.NotificationsWithSubscribers'));
      const percentsOf = (timeUnit: string) =>
        noticesOf(timeUnit)
          .map((notice) => at(notice, 'Notification.Threshold'))
          .join();
      return [
        ...(percentsOf('MONTHLY') === '50,80,100' ? [] : [`told at ${percentsOf('MONTHLY')}`]),
        ...(percentsOf('DAILY') === '100' ? [] : ['an unusual day is not told']),
        ...[...noticesOf('MONTHLY'), ...noticesOf('DAILY')]
          .filter((notice) => listAt(notice, 'Subscribers').length === 0)
          .map(() => 'told to nobody'),
      ];
    },
    break: (templates) => removeAll(templates, 'AWS::Budgets::Budget'),
  },
  {
    id: 'K43',
    title: 'calls leave traces and access logs',
    faults: (templates) => {
      const stages = resourcesOf(templates, 'AWS::ApiGateway::Stage');
      const functions = resourcesOf(templates, 'AWS::Lambda::Function').filter(
        ({ Properties }) => Properties['FunctionName'],
      );
      return [
        ...ifNone(stages, 'there is no API'),
        ...unless(stages, ({ Properties }) => Properties['TracingEnabled'] === true, 'no traces'),
        ...unless(
          stages,
          (stage) => at(stage, 'Properties.AccessLogSetting.DestinationArn') !== undefined,
          'no access logs',
        ),
        ...unless(
          stages,
          (stage) => at(stage, 'Properties.MethodSettings.0.DataTraceEnabled') === false,
          'bodies in the logs',
        ),
        ...unless(functions, (lambda) => at(lambda, 'Properties.TracingConfig.Mode') === 'Active', 'no traces'),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::ApiGateway::Stage', (properties) => delete properties['AccessLogSetting']),
  },
  {
    id: 'K43b',
    title: 'logs are forgotten after sixty days, those of every function and of the API',
    faults: (templates) => {
      const groups = resourcesOf(templates, 'AWS::Logs::LogGroup');
      const logged = (lambda: Placed) =>
        groups.some(
          ({ id, template }) =>
            template === lambda.template && id === targetOf(at(lambda, 'Properties.LoggingConfig.LogGroup')),
        );
      return [
        ...unless(groups, ({ Properties }) => Properties['RetentionInDays'] === LOG_DAYS, 'other retention'),
        ...unless(resourcesOf(templates, 'AWS::Lambda::Function'), logged, 'a log without an end'),
        ...ifNone(
          groups.filter((group) => textAt(group, 'Properties.LogGroupName').includes('API-Gateway-Execution-Logs_')),
          'error logs of the API without an end',
        ),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::Logs::LogGroup', (properties) => delete properties['RetentionInDays']),
  },
];
