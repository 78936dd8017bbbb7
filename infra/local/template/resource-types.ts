/**
 * What the small cloud does with each resource type of the templates, in one table: who serves it, what `Ref` and
 * `Fn::GetAtt` give for it, or why it needs nothing here. A type that is not in the table stops the start.
 */
import { createHash } from 'node:crypto';

/** A resource as far as its identifiers need it. */
export type Named = {
  stackName: string;
  logicalId: string;
  region: string;
  account: string;
  /** The physical name: the one that the template gives, else one made of stack and logical id. */
  name: string;
  /** The resolved value of a property that is a string. Throws when the property is something else. */
  text(property: string): string;
  /** The base of queue URLs, e.g. `http://127.0.0.1:4012`. */
  queueBaseUrl: string;
};

type Identifier = (resource: Named) => string;

export type ResourceType = {
  /** The part of the small cloud that does the work, or why there is none to do. */
  servedBy?: string;
  inert?: string;
  /** The property that holds the physical name. */
  nameProperty?: string;
  /** Makes the physical name when the template gives none. */
  makeName?: Identifier;
  /** What `Ref` gives; the physical name unless said. */
  ref?: Identifier;
  attributes?: Record<string, Identifier>;
};

/** Letters and digits derived from stack and logical id, the same at every start. */
export function stableId(resource: Pick<Named, 'stackName' | 'logicalId'>, length: number): string {
  const digest = createHash('sha256').update(`${resource.stackName}/${resource.logicalId}`).digest();
  return BigInt(`0x${digest.toString('hex')}`)
    .toString(36)
    .slice(0, length);
}

/** `<stack>-<logical id>`, shortened with a hash at the end where the service has a limit. */
function readableName(limit: number): Identifier {
  return (resource) => {
    const whole = `${resource.stackName}-${resource.logicalId}`;
    return whole.length <= limit ? whole : `${whole.slice(0, limit - 9)}-${stableId(resource, 8)}`;
  };
}

function arn(service: string, path: string): Identifier {
  return (resource) => `arn:aws:${service}:${resource.region}:${resource.account}:${path}${resource.name}`;
}

function globalArn(service: string, path: string): Identifier {
  return (resource) => `arn:aws:${service}::${resource.account}:${path}${resource.name}`;
}

const bucketArn: Identifier = (resource) => `arn:aws:s3:::${resource.name}`;
const vectorIndexArn: Identifier = (resource) => `${resource.text('VectorBucketArn')}/index/${resource.name}`;
const secretArn: Identifier = (resource) => `${arn('secretsmanager', 'secret:')(resource)}-${stableId(resource, 6)}`;
const byName: Identifier = (resource) => resource.name;
const shortId =
  (length: number): Identifier =>
  (resource) =>
    stableId(resource, length);
const upperId =
  (length: number): Identifier =>
  (resource) =>
    `E${stableId(resource, length - 1).toUpperCase()}`;

const TABLE: ResourceType = {
  servedBy: 'engines/dynamodb.ts',
  nameProperty: 'TableName',
  makeName: readableName(255),
  attributes: {
    Arn: arn('dynamodb', 'table/'),
    StreamArn: (resource) => `${arn('dynamodb', 'table/')(resource)}/stream/2026-01-01T00:00:00.000`,
  },
};

const CUSTOM_RESOURCE_GLUE = 'its work is done by the small cloud itself';
const ENCRYPTION = 'data on this machine is not encrypted with KMS keys';
const WATCHING = 'nobody is alarmed by a local machine';
const NOT_FILTERED = 'requests on the loopback address are not filtered';

export const RESOURCE_TYPES: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': TABLE,
  'AWS::DynamoDB::Table': TABLE,
  'AWS::S3::Bucket': {
    servedBy: 'engines/s3.ts',
    nameProperty: 'BucketName',
    makeName: (resource) => readableName(63)(resource).toLowerCase(),
    attributes: {
      Arn: bucketArn,
      DomainName: (resource) => `${resource.name}.s3.amazonaws.com`,
      RegionalDomainName: (resource) => `${resource.name}.s3.${resource.region}.amazonaws.com`,
    },
  },
  'AWS::S3::BucketPolicy': { servedBy: 'gateway/bucket-origin.ts' },
  'AWS::S3Vectors::VectorBucket': {
    servedBy: 'engines/s3-vectors.ts',
    nameProperty: 'VectorBucketName',
    makeName: (resource) => readableName(63)(resource).toLowerCase(),
    ref: arn('s3vectors', 'bucket/'),
    attributes: { VectorBucketArn: arn('s3vectors', 'bucket/') },
  },
  'AWS::S3Vectors::Index': {
    servedBy: 'engines/s3-vectors.ts',
    nameProperty: 'IndexName',
    makeName: (resource) => readableName(63)(resource).toLowerCase(),
    ref: vectorIndexArn,
    attributes: { IndexArn: vectorIndexArn },
  },
  'AWS::SQS::Queue': {
    servedBy: 'engines/sqs.ts',
    nameProperty: 'QueueName',
    makeName: readableName(75),
    ref: (resource) => `${resource.queueBaseUrl}/${resource.account}/${resource.name}`,
    attributes: {
      Arn: arn('sqs', ''),
      QueueName: byName,
      QueueUrl: (resource) => `${resource.queueBaseUrl}/${resource.account}/${resource.name}`,
    },
  },
  'AWS::SQS::QueuePolicy': { inert: 'callers are checked by the policies of their roles' },
  'AWS::Lambda::Function': {
    servedBy: 'compute/function-pool.ts',
    nameProperty: 'FunctionName',
    makeName: readableName(64),
    attributes: { Arn: arn('lambda', 'function:') },
  },
  'AWS::Lambda::EventSourceMapping': { servedBy: 'events/event-sources.ts', ref: shortId(12) },
  'AWS::Lambda::Permission': { inert: 'services of the small cloud may invoke what the template connects them with' },
  'AWS::Lambda::LayerVersion': { inert: CUSTOM_RESOURCE_GLUE, ref: arn('lambda', 'layer:') },
  'AWS::Lambda::EventInvokeConfig': {
    inert: 'a run that failed is told at the terminal, and the next one comes at its time',
  },
  'AWS::IAM::Role': {
    servedBy: 'iam/policies.ts',
    nameProperty: 'RoleName',
    makeName: readableName(64),
    attributes: { Arn: globalArn('iam', 'role/') },
  },
  'AWS::IAM::Policy': { servedBy: 'iam/policies.ts', nameProperty: 'PolicyName' },
  'AWS::IAM::ManagedPolicy': {
    servedBy: 'iam/policies.ts',
    nameProperty: 'ManagedPolicyName',
    ref: globalArn('iam', 'policy/'),
  },
  'AWS::Cognito::UserPool': {
    servedBy: 'engines/cognito.ts',
    makeName: (resource) => `${resource.region}_${stableId(resource, 9)}`,
    attributes: {
      Arn: arn('cognito-idp', 'userpool/'),
      UserPoolId: byName,
      ProviderName: (resource) => `cognito-idp.${resource.region}.amazonaws.com/${resource.name}`,
      ProviderURL: (resource) => `https://cognito-idp.${resource.region}.amazonaws.com/${resource.name}`,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    servedBy: 'engines/cognito.ts',
    makeName: shortId(26),
    attributes: { ClientId: byName },
  },
  'AWS::Cognito::UserPoolGroup': { servedBy: 'engines/cognito.ts', nameProperty: 'GroupName' },
  'AWS::SecretsManager::Secret': {
    servedBy: 'engines/secrets-manager.ts',
    nameProperty: 'Name',
    ref: secretArn,
    attributes: { Id: secretArn },
  },
  'AWS::SecretsManager::RotationSchedule': {
    servedBy: 'events/rotation.ts',
    ref: (resource) => resource.text('SecretId'),
  },
  'AWS::SecretsManager::ResourcePolicy': { inert: 'callers are checked by the policies of their roles' },
  'AWS::Scheduler::Schedule': {
    servedBy: 'events/schedules.ts',
    nameProperty: 'Name',
    makeName: readableName(64),
    attributes: { Arn: arn('scheduler', 'schedule/default/') },
  },
  'AWS::Scheduler::ScheduleGroup': {
    inert: 'it only groups schedules',
    nameProperty: 'Name',
    attributes: { Arn: arn('scheduler', 'schedule-group/') },
  },
  'AWS::ApiGateway::RestApi': {
    servedBy: 'gateway/rest-api.ts',
    makeName: shortId(10),
    attributes: { RootResourceId: (resource) => `${resource.name}-root`, RestApiId: byName },
  },
  'AWS::ApiGateway::Resource': {
    servedBy: 'gateway/rest-routes.ts',
    makeName: shortId(6),
    attributes: { ResourceId: byName },
  },
  'AWS::ApiGateway::Method': { servedBy: 'gateway/rest-routes.ts', makeName: shortId(10) },
  'AWS::ApiGateway::Stage': { servedBy: 'gateway/rest-api.ts', nameProperty: 'StageName' },
  'AWS::ApiGateway::GatewayResponse': { servedBy: 'gateway/gateway-responses.ts', makeName: shortId(10) },
  'AWS::ApiGateway::Deployment': {
    inert: 'the API is always as the template says',
    makeName: shortId(6),
    attributes: { DeploymentId: byName },
  },
  'AWS::ApiGateway::Account': { inert: 'it only names the role that writes access logs' },
  'AWS::ApiGateway::RequestValidator': { inert: 'the functions check their own input', makeName: shortId(6) },
  'AWS::ApiGateway::UsagePlan': { inert: 'throttles of the API are not enforced here', makeName: shortId(6) },
  'AWS::CloudFront::Distribution': {
    servedBy: 'gateway/edge.ts',
    makeName: upperId(14),
    attributes: {
      Id: byName,
      DomainName: (resource) => `d${stableId(resource, 13)}.cloudfront.net`,
    },
  },
  'AWS::CloudFront::Function': {
    servedBy: 'gateway/edge-function.ts',
    nameProperty: 'Name',
    ref: globalArn('cloudfront', 'function/'),
    attributes: { FunctionARN: globalArn('cloudfront', 'function/') },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {
    servedBy: 'gateway/response-headers.ts',
    makeName: shortId(20),
    attributes: { Id: byName },
  },
  'AWS::CloudFront::CachePolicy': {
    servedBy: 'gateway/forwarding.ts',
    makeName: shortId(20),
    attributes: { Id: byName },
  },
  'AWS::CloudFront::OriginRequestPolicy': {
    servedBy: 'gateway/forwarding.ts',
    makeName: shortId(20),
    attributes: { Id: byName },
  },
  'AWS::CloudFront::OriginAccessControl': {
    servedBy: 'gateway/bucket-origin.ts',
    makeName: upperId(14),
    attributes: { Id: byName },
  },
  'AWS::CloudFront::MonitoringSubscription': { inert: WATCHING },
  'Custom::CDKBucketDeployment': {
    servedBy: 'deploy.ts',
    attributes: { DestinationBucketArn: (resource) => `arn:aws:s3:::${resource.text('DestinationBucketName')}` },
  },
  'Custom::AWS': { servedBy: 'deployment-calls.ts' },
  'Custom::CrossRegionExportWriter': { servedBy: 'template/resolve.ts' },
  'Custom::CrossRegionExportReader': { servedBy: 'template/resolve.ts' },
  'Custom::S3AutoDeleteObjects': { inert: 'start with --reset to empty the buckets' },
  'Custom::LogRetention': { inert: 'function logs are kept in a short ring in memory' },
  'AWS::CDK::Metadata': { inert: 'it only counts the use of constructs' },
  'AWS::KMS::Key': { inert: ENCRYPTION, makeName: shortId(32), attributes: { Arn: arn('kms', 'key/'), KeyId: byName } },
  'AWS::KMS::Alias': { inert: ENCRYPTION, nameProperty: 'AliasName' },
  'AWS::Logs::LogGroup': {
    inert: 'function logs are kept in a short ring in memory',
    nameProperty: 'LogGroupName',
    attributes: { Arn: (resource) => `${arn('logs', 'log-group:')(resource)}:*` },
  },
  'AWS::Logs::MetricFilter': { inert: WATCHING },
  'AWS::Logs::ResourcePolicy': { inert: 'function logs are kept in a short ring in memory' },
  'AWS::Logs::QueryDefinition': { inert: WATCHING },
  'AWS::Logs::Delivery': { inert: 'function logs are kept in a short ring in memory' },
  'AWS::Logs::DeliverySource': { inert: 'function logs are kept in a short ring in memory', nameProperty: 'Name' },
  'AWS::Logs::DeliveryDestination': {
    inert: 'function logs are kept in a short ring in memory',
    nameProperty: 'Name',
    attributes: { Arn: arn('logs', 'delivery-destination:') },
  },
  'AWS::CloudWatch::Alarm': {
    servedBy: 'engines/cloudwatch.ts',
    nameProperty: 'AlarmName',
    attributes: { Arn: arn('cloudwatch', 'alarm:') },
  },
  'AWS::CloudWatch::CompositeAlarm': {
    inert: WATCHING,
    nameProperty: 'AlarmName',
    attributes: { Arn: arn('cloudwatch', 'alarm:') },
  },
  'AWS::CloudWatch::AnomalyDetector': { inert: WATCHING },
  'AWS::CloudWatch::Dashboard': { inert: WATCHING },
  'AWS::SNS::Topic': {
    inert: WATCHING,
    nameProperty: 'TopicName',
    ref: arn('sns', ''),
    attributes: { TopicArn: arn('sns', ''), TopicName: byName },
  },
  'AWS::SNS::TopicPolicy': { inert: WATCHING },
  'AWS::SNS::Subscription': { inert: WATCHING },
  'AWS::Budgets::Budget': { inert: 'this machine costs nothing' },
  'AWS::CE::AnomalyMonitor': { inert: 'this machine costs nothing', ref: globalArn('ce', 'anomalymonitor/') },
  'AWS::CE::AnomalySubscription': { inert: 'this machine costs nothing' },
  'AWS::WAFv2::WebACL': {
    inert: NOT_FILTERED,
    nameProperty: 'Name',
    attributes: { Arn: arn('wafv2', 'global/webacl/'), Id: shortId(32) },
  },
  'AWS::WAFv2::WebACLAssociation': { inert: NOT_FILTERED },
  'AWS::WAFv2::LoggingConfiguration': { inert: NOT_FILTERED },
  'AWS::WAFv2::IPSet': { inert: NOT_FILTERED, attributes: { Arn: arn('wafv2', 'global/ipset/') } },
  'AWS::CertificateManager::Certificate': {
    inert: 'the loopback address needs no TLS',
    ref: arn('acm', 'certificate/'),
  },
  'AWS::Route53::HostedZone': { inert: 'localhost needs no DNS', attributes: { Id: byName } },
  'AWS::Route53::RecordSet': { inert: 'localhost needs no DNS' },
  'AWS::Backup::BackupVault': {
    inert: 'copy the state folder to back it up',
    nameProperty: 'BackupVaultName',
    attributes: { BackupVaultName: byName, BackupVaultArn: arn('backup', 'backup-vault:') },
  },
  'AWS::Backup::BackupPlan': {
    inert: 'copy the state folder to back it up',
    attributes: { BackupPlanId: byName, BackupPlanArn: arn('backup', 'backup-plan:') },
  },
  'AWS::Backup::BackupSelection': { inert: 'copy the state folder to back it up' },
  'AWS::SES::EmailIdentity': { servedBy: 'engines/messages/ses-v2.ts', nameProperty: 'EmailIdentity' },
  'AWS::SES::ConfigurationSet': { servedBy: 'engines/messages/ses-v2.ts', nameProperty: 'Name' },
  'AWS::SES::ConfigurationSetEventDestination': { inert: 'mail to the outbox never bounces' },
  'AWS::SSM::Parameter': { inert: 'no function reads parameters', nameProperty: 'Name' },
  'AWS::XRay::SamplingRule': { inert: WATCHING },
  'AWS::XRay::Group': { inert: WATCHING },
  'AWS::ResourceGroups::Group': { inert: WATCHING },
};

/** Throws, naming the resource, for a type that the small cloud does not know. */
export function resourceTypeOrThrow(type: string, where: string): ResourceType {
  const known = Object.hasOwn(RESOURCE_TYPES, type) ? RESOURCE_TYPES[type] : undefined;
  if (known) return known;
  throw new Error(
    `The small cloud does not know the resource type ${type} (${where}). Expected a type of ` +
      `infra/local/template/resource-types.ts; add it there, served by a part of the small cloud or inert with a reason.`,
  );
}

/** The physical name that a resource gets when its template gives none. */
export function defaultName(type: ResourceType, resource: Omit<Named, 'name' | 'text'>): string {
  const make = type.makeName ?? readableName(128);
  return make({ ...resource, name: '', text: () => '' });
}
