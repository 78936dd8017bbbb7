/** The rights of each function against what its code declares: nothing more, nothing less. */
import { type FunctionNeeds, readNeeds } from '../../../infra/needs.ts';
import { drawFunctionName, typesetFunctionName } from '../../../infra/functions.ts';
import { type Grant, grantsOf, grantsOfRole, roleBehind } from '../grants.ts';
import { arnOf, byArn, isCovered, readerOf, type Reader } from '../references.ts';
import {
  asList,
  at,
  listAt,
  ownFunctions,
  type Placed,
  resourcesOf,
  shortName,
  type StageTemplates,
  type Statement,
} from '../templates.ts';
import { isSecret } from '../secret-names.ts';
import type { Check } from './check.ts';

const TABLE = 'AWS::DynamoDB::GlobalTable';

/** `action` and `resource` are patterns: what is granted has to be covered by one, and each has to cover something granted. */
type Expected = { action: string; resource: string };

type Finder = (type: string, isIt: (resource: Placed) => boolean) => string;

/** What the code of a function declares, as rights. */
function declaredRights(needs: FunctionNeeds, templates: StageTemplates, arn: Finder): Expected[] {
  const { name: stage, region, account } = templates.stage;
  const named = (property: string, name: string) => (resource: Placed) => resource.Properties[property] === name;
  const tableArn = (table: string) => arn(TABLE, named('TableName', `xpage-${stage}-${table}`));
  const bucketArn = (bucket: string) => arn('AWS::S3::Bucket', ({ id }) => id.startsWith(`Buckets${bucket}Bucket`));
  const all = (actions: readonly string[], resource: string) => actions.map((action) => ({ action, resource }));
  return [
    ...needs.tables.flatMap(({ table, actions }) => [
      ...all(
        actions.map((action) => `dynamodb:${action}`),
        tableArn(table),
      ),
      ...(actions.includes('Query') ? all(['dynamodb:Query'], `${tableArn(table)}/index/byTime`) : []),
    ]),
    ...needs.buckets.flatMap(({ bucket, actions, prefix = '' }) =>
      actions.map((action) => ({
        action: `s3:${action}`,
        resource: action === 'ListBucket' ? bucketArn(bucket) : `${bucketArn(bucket)}/${prefix}*`,
      })),
    ),
    ...needs.secrets.map((name) => ({
      action: 'secretsmanager:GetSecretValue',
      resource: arn('AWS::SecretsManager::Secret', isSecret(stage, name)),
    })),
    ...needs.pools.flatMap(({ pool, actions }) =>
      all(
        actions.map((action) => `cognito-idp:${action}`),
        arn('AWS::Cognito::UserPool', named('UserPoolName', `xpage-${stage}-${pool}`)),
      ),
    ),
    ...needs.queues.map((queue) => ({
      action: 'sqs:SendMessage',
      resource: `arn:aws:sqs:${region}:${account}:xpage-${stage}-${queue}`,
    })),
    ...all(
      needs.vectors.map((action) => `s3vectors:${action}`),
      `{xpage-${stage}-data/VectorsIndex*`,
    ),
    ...[...(needs.drawing ? [drawFunctionName] : []), ...(needs.typesetting ? [typesetFunctionName] : [])].map(
      (nameIn) => ({
        action: 'lambda:InvokeFunction',
        resource: `arn:aws:lambda:${region}:${account}:function:${nameIn(stage)}`,
      }),
    ),
    ...serviceRights(needs),
  ];
}

/** Of services whose resources no template of ours makes. */
function serviceRights(needs: FunctionNeeds): Expected[] {
  return [
    ...(needs.models.length > 0 ? [{ action: 'bedrock:InvokeModel*', resource: 'arn:aws:bedrock:*' }] : []),
    ...(needs.vision ? [{ action: 'rekognition:*', resource: '*' }] : []),
    ...(needs.mail ? [{ action: 'ses:Send*', resource: 'arn:aws:ses:*' }] : []),
    ...(needs.sms ? [{ action: 'sms-voice:SendTextMessage', resource: 'arn:aws:sms-voice:*' }] : []),
    ...(needs.whatsapp
      ? [{ action: 'social-messaging:SendWhatsAppMessage', resource: 'arn:aws:social-messaging:*' }]
      : []),
    ...(needs.alarms ? [{ action: 'cloudwatch:DescribeAlarm*', resource: 'arn:aws:cloudwatch:*' }] : []),
    ...(needs.invalidation
      ? [{ action: 'cloudfront:CreateInvalidation', resource: 'arn:aws:cloudfront::*:distribution/{*}' }]
      : []),
  ];
}

const consuming = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'ChangeMessageVisibility'];
const streaming = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
const rotating = ['DescribeSecret', 'GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'];

/** What a function's place in the system asks of it, whatever its code does. Keys are another check's (R15). */
function rightsOfPlace(lambda: Placed, templates: StageTemplates, read: Reader): Expected[] {
  const own = arnOf(templates, lambda, read);
  const isOwn = (reference: unknown, { template }: Placed) =>
    [own, lambda.Properties['FunctionName']].includes(read(reference, template));
  const sources = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping').filter((mapping) =>
    isOwn(mapping.Properties['FunctionName'], mapping),
  );
  const rotations = resourcesOf(templates, 'AWS::SecretsManager::RotationSchedule').filter((rotation) =>
    isOwn(rotation.Properties['RotationLambdaARN'], rotation),
  );
  const asynchronous = resourcesOf(templates, 'AWS::Lambda::EventInvokeConfig').filter((config) =>
    isOwn(config.Properties['FunctionName'], config),
  );
  const failureQueues = [...sources, ...asynchronous]
    .map((holder) => ({ holder, queue: at(holder, 'Properties.DestinationConfig.OnFailure.Destination') }))
    .concat([{ holder: lambda, queue: at(lambda, 'Properties.DeadLetterConfig.TargetArn') }])
    .filter(({ queue }) => queue !== undefined);
  return [
    ...['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => ({
      action,
      resource: `arn:aws:logs:*:log-group:/aws/lambda/${String(lambda.Properties['FunctionName'])}:*`,
    })),
    ...['xray:PutTraceSegments', 'xray:PutTelemetryRecords'].map((action) => ({ action, resource: '*' })),
    ...sources.flatMap((mapping) => {
      const source = read(mapping.Properties['EventSourceArn'], mapping.template);
      const [service, actions] = source.startsWith('arn:aws:sqs:')
        ? (['sqs', consuming] as const)
        : (['dynamodb', streaming] as const);
      return actions.map((action) => ({ action: `${service}:${action}`, resource: source }));
    }),
    ...rotations.flatMap((rotation) => {
      const secret = read(rotation.Properties['SecretId'], rotation.template);
      return rotating.map((action) => ({ action: `secretsmanager:${action}`, resource: secret }));
    }),
    ...failureQueues.map(({ holder, queue }) => ({
      action: 'sqs:SendMessage',
      resource: read(queue, holder.template),
    })),
  ];
}

const covers = (expected: Expected, { action, resource }: Grant) =>
  isCovered(action, expected.action) && isCovered(resource, expected.resource);

function faultsOfFunction(lambda: Placed, templates: StageTemplates, read: Reader, grants: readonly Grant[]): string[] {
  const arn: Finder = (type, isIt) => {
    const found = resourcesOf(templates, type).find(isIt);
    return found ? arnOf(templates, found, read) : `no such ${type}`;
  };
  const needs = readNeeds(templates.buildRoot, shortName(templates, lambda));
  const expected = [...declaredRights(needs, templates, arn), ...rightsOfPlace(lambda, templates, read)];
  const granted = grantsOfRole(grants, roleBehind(templates, lambda, lambda.Properties['Role']));
  const tooMuch = granted.filter(
    (grant) => !grant.action.startsWith('kms:') && !expected.some((one) => covers(one, grant)),
  );
  const missing = expected.filter((one) => !granted.some((grant) => covers(one, grant)));
  return [
    ...tooMuch.map(
      ({ action, resource }) => `${lambda.where}: may ${action} on ${resource}, which its code does not need`,
    ),
    ...missing.map(({ action, resource }) => `${lambda.where}: needs ${action} on ${resource} and may not`),
  ];
}

/** Of rights on tables, those that name no table, stream or index of ours. */
function strayTableRights(templates: StageTemplates): string[] {
  const read = readerOf(templates);
  const tables = byArn(templates, read, TABLE);
  const known = [...tables].flatMap(([arn, table]) => [
    arn,
    ...listAt(table, 'Properties.GlobalSecondaryIndexes').map(
      (index) => `${arn}/index/${String(at(index, 'IndexName'))}`,
    ),
    ...(at(table, 'Properties.StreamSpecification') === undefined ? [] : [`{${table.where}.StreamArn}`]),
  ]);
  return grantsOf(templates, read)
    .filter(({ action, resource }) => action.startsWith('dynamodb:') && !known.includes(resource))
    .map(({ role, action, resource }) => `${role.where}: ${action} on ${resource}, which is no table, index or stream`);
}

export const declaredRightsChecks: Check[] = [
  {
    id: 'R8',
    title: 'every right on a table names a table, an index or a stream that is there',
    faults: strayTableRights,
    break: (templates) => {
      for (const policy of resourcesOf(templates, 'AWS::IAM::Policy')) {
        const statements = listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[];
        const query = statements.find(({ Action }) => asList(Action).includes('dynamodb:Query'));
        if (query) query.Resource = 'arn:aws:dynamodb:eu-central-1:000000000000:table/xpage-dev-orders';
      }
    },
  },
  {
    id: 'R9',
    title: 'every function may do what its code declares and its place asks for, and nothing else',
    faults: (templates) => {
      const read = readerOf(templates);
      const grants = grantsOf(templates, read);
      return ownFunctions(templates).flatMap((lambda) => faultsOfFunction(lambda, templates, read, grants));
    },
    break: (templates) => {
      for (const { id, Properties } of resourcesOf(templates, 'AWS::IAM::Policy')) {
        if (id.includes('RightsRole')) Properties['PolicyDocument'] = { Statement: [] };
      }
    },
  },
];
