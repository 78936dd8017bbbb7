/** That whoever writes to or reads from what is encrypted with a key of ours may use the key. */
import { type Grant, grantsOf, grantsOfRole } from '../grants.ts';
import { arnOf, byArn, isCovered, readerOf, type Reader } from '../references.ts';
import {
  asList,
  at,
  listAt,
  type Placed,
  resourcesOf,
  type StageTemplates,
  type Statement,
  textAt,
} from '../templates.ts';
import { breakFirst, type Check, ifNone } from './check.ts';

/** Where each type says which key encrypts it. */
const keyPaths: Record<string, string> = {
  'AWS::SQS::Queue': 'KmsMasterKeyId',
  'AWS::SNS::Topic': 'KmsMasterKeyId',
  'AWS::SecretsManager::Secret': 'KmsKeyId',
  'AWS::DynamoDB::GlobalTable': 'Replicas.0.SSESpecification.KMSMasterKeyId',
  'AWS::S3::Bucket':
    'BucketEncryption.ServerSideEncryptionConfiguration.0.ServerSideEncryptionByDefault.KMSMasterKeyID',
  'AWS::S3Vectors::VectorBucket': 'EncryptionConfiguration.KmsKeyArn',
};

/** Rights on data that take rights on its key, as the services' guides list them; `*` as in IAM. */
const keyNeeds: { actions: RegExp; needs: string[] }[] = [
  { actions: /^sqs:SendMessage/, needs: ['kms:GenerateDataKey', 'kms:Decrypt'] },
  { actions: /^sqs:ReceiveMessage/, needs: ['kms:Decrypt'] },
  { actions: /^sns:Publish/, needs: ['kms:GenerateDataKey', 'kms:Decrypt'] },
  { actions: /^s3:PutObject$/, needs: ['kms:GenerateDataKey'] },
  { actions: /^s3:GetObject/, needs: ['kms:Decrypt'] },
  { actions: /^secretsmanager:GetSecretValue/, needs: ['kms:Decrypt'] },
  { actions: /^secretsmanager:PutSecretValue/, needs: ['kms:GenerateDataKey', 'kms:Decrypt'] },
  { actions: /^dynamodb:(Get|Query|Put|Update|Delete|Batch|ConditionCheck)/, needs: ['kms:Decrypt'] },
  { actions: /^dynamodb:StartAwsBackupJob/, needs: ['kms:Decrypt', 'kms:GenerateDataKey'] },
  { actions: /^s3vectors:PutVectors/, needs: ['kms:GenerateDataKey'] },
  { actions: /^s3vectors:(Get|Query)Vectors/, needs: ['kms:Decrypt'] },
];

/** The ARN of the key that encrypts a resource; undefined where it is the service's own. */
function keyOf({ Type, Properties, template }: Placed, read: Reader): string | undefined {
  const path = keyPaths[Type];
  const key = path === undefined ? undefined : at(Properties, path);
  return key === undefined ? undefined : read(key, template);
}

/** Whether a grant is on the resource of this ARN, or on what is in it. */
const isOn = (resource: string, arn: string) =>
  resource === arn || resource.startsWith(`${arn}/`) || resource.startsWith(arn.replace('.Arn}', '.StreamArn}'));

function faultsOfGrant(grant: Grant, key: string, mine: readonly Grant[]): string[] {
  const needed = keyNeeds.filter(({ actions }) => actions.test(grant.action)).flatMap(({ needs }) => needs);
  const has = (action: string) => mine.some((one) => isCovered(action, one.action) && one.resource === key);
  return needed
    .filter((action) => !has(action))
    .map((action) => `${grant.role.where}: ${grant.action} on ${grant.resource} takes ${action} on its key`);
}

/** An index is encrypted with the key of its bucket. */
function encryptedTargets(templates: StageTemplates, read: Reader): { arn: string; key: string }[] {
  const own = resourcesOf(templates, ...Object.keys(keyPaths)).map((resource) => ({
    arn: arnOf(templates, resource, read),
    key: keyOf(resource, read),
    resource,
  }));
  const indexes = resourcesOf(templates, 'AWS::S3Vectors::Index').map((index) => ({
    arn: `{${index.where}.IndexArn}`,
    key: own.find(({ resource }) => read(index.Properties['VectorBucketArn'], index.template).includes(resource.where))
      ?.key,
  }));
  return [...own, ...indexes].flatMap(({ arn, key }) => (key === undefined ? [] : [{ arn, key }]));
}

/** What a service does with a key by itself, in the name of no role. */
type ServiceUse = { where: string; service: string; key: string; actions: string[] };

function serviceUses(templates: StageTemplates, read: Reader): ServiceUse[] {
  return [
    ...logUses(templates, read),
    ...topicUses(templates, read),
    ...vectorUses(templates, read),
    ...edgeUses(templates, read),
  ];
}

function logUses(templates: StageTemplates, read: Reader): ServiceUse[] {
  return resourcesOf(templates, 'AWS::Logs::LogGroup')
    .filter(({ Properties }) => Properties['KmsKeyId'] !== undefined)
    .map(({ where, Properties, template }) => ({
      where,
      service: `logs.${templates.stage.region}.amazonaws.com`,
      key: read(Properties['KmsKeyId'], template),
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:GenerateDataKey', 'kms:DescribeKey'],
    }));
}

/** Alarms and budgets write to encrypted topics. */
function topicUses(templates: StageTemplates, read: Reader): ServiceUse[] {
  const keys = new Map([...byArn(templates, read, 'AWS::SNS::Topic')].map(([arn, topic]) => [arn, keyOf(topic, read)]));
  return publishersOf(templates, read).flatMap(({ where, service, topic }) => {
    const key = keys.get(topic);
    return key === undefined ? [] : [{ where, service, key, actions: ['kms:Decrypt', 'kms:GenerateDataKey'] }];
  });
}

/** Which services tell which topics something. */
export function publishersOf(
  templates: StageTemplates,
  read: Reader,
): { where: string; service: string; topic: string }[] {
  const alarms = resourcesOf(templates, 'AWS::CloudWatch::Alarm').flatMap((alarm) =>
    ['AlarmActions', 'OKActions'].flatMap((list) =>
      listAt(alarm, `Properties.${list}`).map((action) => ({
        where: alarm.where,
        service: 'cloudwatch.amazonaws.com',
        topic: read(action, alarm.template),
      })),
    ),
  );
  const budgets = resourcesOf(templates, 'AWS::Budgets::Budget').flatMap((budget) =>
    listAt(budget, 'Properties.NotificationsWithSubscribers')
      .flatMap((notice) => listAt(notice, 'Subscribers'))
      .filter((subscriber) => at(subscriber, 'SubscriptionType') === 'SNS')
      .map((subscriber) => ({
        where: budget.where,
        service: 'budgets.amazonaws.com',
        topic: read(at(subscriber, 'Address'), budget.template),
      })),
  );
  return [...alarms, ...budgets];
}

function vectorUses(templates: StageTemplates, read: Reader): ServiceUse[] {
  return resourcesOf(templates, 'AWS::S3Vectors::VectorBucket').flatMap((bucket) => {
    const key = keyOf(bucket, read);
    return key === undefined
      ? []
      : [{ where: bucket.where, service: 'indexing.s3vectors.amazonaws.com', key, actions: ['kms:Decrypt'] }];
  });
}

/** CloudFront reads its buckets in its own name. */
function edgeUses(templates: StageTemplates, read: Reader): ServiceUse[] {
  const buckets = resourcesOf(templates, 'AWS::S3::Bucket');
  return resourcesOf(templates, 'AWS::CloudFront::Distribution').flatMap((distribution) =>
    listAt(distribution, 'Properties.DistributionConfig.Origins').flatMap((origin) => {
      const domain = read(at(origin, 'DomainName'), distribution.template);
      const bucket = buckets.find(({ where }) => domain.startsWith(`{${where}.`));
      const key = bucket && keyOf(bucket, read);
      return key
        ? [{ where: distribution.where, service: 'cloudfront.amazonaws.com', key, actions: ['kms:Decrypt'] }]
        : [];
    }),
  );
}

function isLetIn({ service, key, actions }: ServiceUse, keys: Map<string, Placed>): boolean {
  const statements = (listAt(keys.get(key), 'Properties.KeyPolicy.Statement') as Statement[]).filter(
    (statement) => statement.Effect === 'Allow' && asList(at(statement, 'Principal.Service')).includes(service),
  );
  const allowed = statements.flatMap(({ Action }) => asList(Action).map(String));
  return actions.every((action) => allowed.some((pattern) => isCovered(action, pattern)));
}

export const keyChecks: Check[] = [
  {
    id: 'R15',
    title: 'every role that may read or write what is encrypted may use its key for that',
    faults: (templates) => {
      const read = readerOf(templates);
      const grants = grantsOf(templates, read);
      const targets = encryptedTargets(templates, read);
      return [
        ...(templates.stage.hasOwnKey ? ifNone(targets, 'nothing is encrypted with a key of ours') : []),
        ...grants.flatMap((grant) => {
          const target = targets.find(({ arn }) => isOn(grant.resource, arn));
          return target ? faultsOfGrant(grant, target.key, grantsOfRole(grants, grant.role)) : [];
        }),
      ];
    },
    only: ['prod'],
    break: (templates) => {
      for (const policy of resourcesOf(templates, 'AWS::IAM::Policy')) {
        const document = policy.Properties['PolicyDocument'] as { Statement: Statement[] };
        document.Statement = document.Statement.filter(({ Action }) => !textAt({ Action }, 'Action').includes('kms:'));
      }
    },
  },
  {
    id: 'R16',
    title: 'every service that uses a key in the name of no role is let in by the key',
    faults: (templates) => {
      const read = readerOf(templates);
      const keys = byArn(templates, read, 'AWS::KMS::Key');
      return serviceUses(templates, read)
        .filter((use) => !isLetIn(use, keys))
        .map(({ where, service, actions }) => `${where}: its key does not let ${service} do ${actions.join(', ')}`);
    },
    only: ['dev', 'uat', 'preprod', 'prod'],
    break: (templates) => {
      for (const { Properties } of resourcesOf(templates, 'AWS::KMS::Key')) Properties['KeyPolicy'] = { Statement: [] };
    },
  },
  {
    id: 'R17',
    title: 'every topic takes what alarms and budgets tell it, and somebody listens to it',
    faults: (templates) => {
      const read = readerOf(templates);
      const listened = resourcesOf(templates, 'AWS::SNS::Subscription').map(({ Properties, template }) =>
        read(Properties['TopicArn'], template),
      );
      const topics = byArn(templates, read, 'AWS::SNS::Topic');
      const allowed = resourcesOf(templates, 'AWS::SNS::TopicPolicy').flatMap((policy) =>
        (listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[])
          .filter(({ Effect, Action }) => Effect === 'Allow' && asList(Action).includes('sns:Publish'))
          .flatMap((statement) =>
            asList(at(statement, 'Principal.Service')).map(
              (service) => `${String(service)} ${read(statement.Resource, policy.template)}`,
            ),
          ),
      );
      return [
        ...publishersOf(templates, read)
          .filter(({ service, topic }) => !topics.has(topic) || !allowed.includes(`${service} ${topic}`))
          .map(({ where, service }) => `${where}: ${service} may not tell its topic`),
        ...[...topics].filter(([arn]) => !listened.includes(arn)).map(([, { where }]) => `${where}: nobody listens`),
      ];
    },
    only: ['dev', 'uat', 'preprod', 'prod'],
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::SNS::TopicPolicy',
        (properties) => (properties['PolicyDocument'] = { Statement: [] }),
      ),
  },
];
