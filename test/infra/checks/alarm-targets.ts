/** That alarms watch figures which exist: a misspelt one never goes off, and says nothing about it. */
import { readFileSync } from 'node:fs';
import { securitySignals } from '../../../shared/model/security-signals.ts';
import { readerOf, regionOf, type Reader } from '../references.ts';
import { at, listAt, type Placed, resourcesOf, type StageTemplates, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone } from './check.ts';

const ALARM = 'AWS::CloudWatch::Alarm';

type Metric = { namespace: string; name: string; dimensions: Record<string, string> };

/** Figures that a service sends to CloudWatch under these dimensions, and which values these can have here. */
type Emitted = { names: readonly string[]; dimensions: Record<string, (templates: StageTemplates) => unknown[]> };

const valuesOf = (type: string, property: string) => (templates: StageTemplates) =>
  resourcesOf(templates, type).map((resource) => at(resource, `Properties.${property}`));

const modelsOf = ({ stage: { models } }: StageTemplates): unknown[] => [
  models.chat.id,
  models.embedding,
  models.background.id,
];

/** The figures that our own code counts: signs of an attack, and those that stand in the type of all. */
const ownMetrics = [
  ...Object.keys(securitySignals),
  ...[
    ...(
      /type MetricName =([^;]+);/.exec(
        readFileSync(new URL('../../../functions/kit/metrics.ts', import.meta.url), 'utf8'),
      )?.[1] ?? ''
    ).matchAll(/'(\w+)'/g),
  ].map(([, name = '']) => name),
];

/** From each service's own guide, "metrics and dimensions". */
const emitted: Record<string, Emitted> = {
  'AWS/Lambda': {
    names: [
      'Errors',
      'Throttles',
      'Invocations',
      'Duration',
      'IteratorAge',
      'ConcurrentExecutions',
      'DeadLetterErrors',
      'DestinationDeliveryFailures',
      'AsyncEventsDropped',
      'AsyncEventAge',
    ],
    dimensions: { FunctionName: valuesOf('AWS::Lambda::Function', 'FunctionName') },
  },
  'AWS/SQS': {
    names: [
      'ApproximateNumberOfMessagesVisible',
      'ApproximateAgeOfOldestMessage',
      'ApproximateNumberOfMessagesNotVisible',
      'NumberOfMessagesSent',
    ],
    dimensions: { QueueName: valuesOf('AWS::SQS::Queue', 'QueueName') },
  },
  'AWS/ApiGateway': {
    names: ['5XXError', '4XXError', 'Count', 'Latency', 'IntegrationLatency'],
    dimensions: { ApiName: valuesOf('AWS::ApiGateway::RestApi', 'Name') },
  },
  'AWS/Bedrock': {
    names: ['InputTokenCount', 'OutputTokenCount', 'Invocations', 'InvocationThrottles', 'InvocationLatency'],
    dimensions: { ModelId: modelsOf },
  },
  'AWS/Backup': {
    names: ['NumberOfBackupJobsFailed', 'NumberOfBackupJobsExpired', 'NumberOfBackupJobsAborted'],
    dimensions: { BackupVaultName: valuesOf('AWS::Backup::BackupVault', 'BackupVaultName') },
  },
  'AWS/WAFV2': {
    names: ['BlockedRequests', 'AllowedRequests', 'CountedRequests'],
    dimensions: { WebACL: valuesOf('AWS::WAFv2::WebACL', 'VisibilityConfig.MetricName'), Rule: () => ['ALL'] },
  },
  'AWS/SES': {
    names: ['Reputation.BounceRate', 'Reputation.ComplaintRate', 'Bounce', 'Complaint', 'Send'],
    dimensions: {},
  },
  'AWS/SMSVoice': { names: ['TextMessageMonthlySpend', 'VoiceMessageMonthlySpend'], dimensions: {} },
  xpage: { names: ownMetrics, dimensions: { stage: ({ stage }) => [stage.name] } },
};

function metricsOf(alarm: Placed, read: Reader): Metric[] {
  const own = alarm.Properties['MetricName'] === undefined ? [] : [alarm.Properties];
  return [...own, ...listAt(alarm, 'Properties.Metrics').flatMap((entry) => listAt(entry, 'MetricStat.Metric'))].map(
    (metric) => ({
      namespace: textAt(metric, 'Namespace'),
      name: textAt(metric, 'MetricName'),
      dimensions: Object.fromEntries(
        listAt(metric, 'Dimensions').map((one) => [textAt(one, 'Name'), read(at(one, 'Value'), alarm.template)]),
      ),
    }),
  );
}

function faultOfMetric({ namespace, name, dimensions }: Metric, templates: StageTemplates): string | undefined {
  const known = emitted[namespace];
  if (!known)
    return `nobody is known to send figures to ${namespace}: add it to alarm-targets.ts with its guide's words`;
  if (!known.names.includes(name)) return `${namespace} has no figure ${name}`;
  if (Object.keys(dimensions).sort().join() !== Object.keys(known.dimensions).sort().join()) {
    return `${namespace} has no dimensions ${Object.keys(dimensions).join(', ')}`;
  }
  const wrong = Object.entries(dimensions).find(([key, value]) => !known.dimensions[key]?.(templates).includes(value));
  return wrong && `there is no ${wrong[0]} ${wrong[1]}`;
}

/** Names in a formula that stand for no metric of the alarm. */
function strayNames(alarm: Placed): string[] {
  const entries = listAt(alarm, 'Properties.Metrics');
  const ids = entries.map((entry) => textAt(entry, 'Id'));
  const formulas = entries.flatMap((entry) =>
    at(entry, 'Expression') === undefined ? [] : [textAt(entry, 'Expression')],
  );
  return formulas.flatMap((formula) => formula.match(/\b[a-z]\w*\b/g) ?? []).filter((name) => !ids.includes(name));
}

export const alarmTargetChecks: Check[] = [
  {
    id: 'R18',
    title: 'every alarm watches a figure that is really sent, of a resource that is there',
    // One machine backs nothing up, and keeps the alarm about it.
    only: ['dev', 'uat', 'preprod', 'prod'],
    faults: (templates) => {
      const read = readerOf(templates);
      return resourcesOf(templates, ALARM).flatMap((alarm) => {
        const metrics = metricsOf(alarm, read);
        const faults = metrics.map((metric) => faultOfMetric(metric, templates)).filter((fault) => fault !== undefined);
        return [
          ...ifNone(metrics, 'it watches nothing'),
          ...faults,
          ...strayNames(alarm).map((name) => `its formula names ${name}, which is no metric of it`),
        ].map((fault) => `${alarm.where}: ${fault}`);
      });
    },
    break: (templates) => {
      for (const alarm of resourcesOf(templates, ALARM)) {
        for (const one of listAt(alarm, 'Properties.Dimensions'))
          (one as Record<string, unknown>)['Name'] = 'functionName';
      }
    },
  },
  {
    id: 'R19',
    title: 'every alarm tells a topic of its own region, and looks at figures of its own region',
    faults: (templates) => {
      const read = readerOf(templates);
      const ofEdge = (alarm: Placed) =>
        metricsOf(alarm, read).some(({ namespace }) => ['AWS/WAFV2', 'AWS/CloudFront'].includes(namespace));
      return resourcesOf(templates, ALARM).flatMap((alarm) => {
        const region = regionOf(templates, alarm);
        const wanted = ofEdge(alarm) ? 'us-east-1' : templates.stage.region;
        const told = listAt(alarm, 'Properties.AlarmActions').map((action) => read(action, alarm.template));
        return [
          ...(region === wanted ? [] : [`${alarm.where}: its figures are in ${wanted}`]),
          ...told
            .filter((topic) => !topic.startsWith(`arn:aws:sns:${region}:`))
            .map((topic) => `${alarm.where}: tells ${topic}`),
        ];
      });
    },
    break: (templates) =>
      breakFirst(
        templates,
        ALARM,
        (properties) => (properties['AlarmActions'] = ['arn:aws:sns:eu-west-1:000000000000:alarms']),
      ),
    only: ['dev', 'uat', 'preprod', 'prod'],
  },
  {
    id: 'R20',
    title: 'every filter that counts in a log reads a log that is there, for an alarm that is there',
    faults: (templates) => {
      const read = readerOf(templates);
      const groups = resourcesOf(templates, 'AWS::Logs::LogGroup').map((group) =>
        read({ Ref: group.id }, group.template),
      );
      const watched = resourcesOf(templates, ALARM).flatMap((alarm) =>
        metricsOf(alarm, read).map(({ namespace, name }) => `${namespace} ${name}`),
      );
      return resourcesOf(templates, 'AWS::Logs::MetricFilter').flatMap((filter) => [
        ...(groups.includes(read(filter.Properties['LogGroupName'], filter.template))
          ? []
          : [`${filter.where}: reads no log`]),
        ...listAt(filter, 'Properties.MetricTransformations')
          .map((made) => `${textAt(made, 'MetricNamespace')} ${textAt(made, 'MetricName')}`)
          .filter((made) => !watched.includes(made))
          .map((made) => `${filter.where}: nobody watches ${made}`),
      ]);
    },
    break: ({ stacks: [first] }) => {
      if (first)
        first.template.Resources['Added'] = { Type: 'AWS::Logs::MetricFilter', Properties: { LogGroupName: '/none' } };
    },
  },
];
