/** Starts the stand-ins for AWS services that the templates need, each on its port. */
import { join } from 'node:path';
import { createAwsCaller } from './aws-call.ts';
import type { MovableClock } from './clock.ts';
import type { FunctionDefinition } from './compute/function-definition.ts';
import type { InvokeTrigger } from './engines/cognito/context.ts';
import type { ForwardTarget } from './engines/bedrock/openai-forward.ts';
import { createBedrockEngine } from './engines/bedrock.ts';
import { createCloudFrontEngine } from './engines/cloudfront.ts';
import { createCloudWatchEngine, type CloudWatchEngine } from './engines/cloudwatch.ts';
import { createCognitoEngine, type CognitoEngine } from './engines/cognito.ts';
import { startDynamoEngine, type DynamoEngine, type TableDefinition } from './engines/dynamodb.ts';
import { readTable } from './engines/dynamodb/tables.ts';
import type { Engine } from './engines/engine.ts';
import { createGoogleEngine } from './engines/google.ts';
import { createLambdaEngine } from './engines/lambda.ts';
import { createLeakedPasswordsEngine } from './engines/leaked-passwords.ts';
import { createMetaEngine } from './engines/meta.ts';
import { createMessageEngines } from './engines/messages.ts';
import type { Outbox } from './engines/messages/outbox.ts';
import { createRekognitionEngine } from './engines/rekognition.ts';
import { createS3Engine, type S3Engine } from './engines/s3.ts';
import { createS3VectorsEngine } from './engines/s3-vectors.ts';
import { createSecretsManagerEngine } from './engines/secrets-manager.ts';
import { serveEngine, type EngineSurroundings } from './engines/serve-engine.ts';
import { createSqsEngine, type SqsEngine } from './engines/sqs.ts';
import { readAlarms } from './declared/alarms.ts';
import { readBuckets } from './declared/buckets.ts';
import { readPools } from './declared/pools.ts';
import { readQueues } from './declared/queues.ts';
import { readSecrets } from './declared/secrets.ts';
import { readVectorIndexes } from './declared/vector-indexes.ts';
import type { Authorizer } from './iam/authorizer.ts';
import type { Credentials, Keyring } from './iam/credentials.ts';
import type { Closers } from './closers.ts';
import type { Deliveries } from './engines/providers/deliveries.ts';
import { createPaymentEngines } from './payment-engines.ts';
import { makePaymentKeys } from './payment-keys.ts';
import { listenOn, type Ports } from './ports.ts';
import { makeWalletKeys } from './wallet-keys.ts';
import type { Resources } from './template/resources.ts';

export type CloudEnginesOptions = {
  resources: Resources;
  functions: FunctionDefinition[];
  stateDir: string;
  /** A server that speaks DynamoDB and is used in place of an own process. */
  dynamoUrl?: string | undefined;
  region: string;
  account: string;
  ports: Ports;
  clock: MovableClock;
  keyring: Keyring;
  /** The small cloud's own key. */
  root: Credentials;
  authorizer: Authorizer;
  surroundings: EngineSurroundings;
  invokeTrigger: InvokeTrigger;
  /** Runs a function by its name. @throws FunctionError */
  invokeFunction(name: string, event: unknown): Promise<unknown>;
  forwardTo?: ForwardTarget | undefined;
  /** How webhooks of payment providers travel. */
  deliveries: Deliveries;
  onTokens(modelId: string, input: number, output: number): void;
  onInvalidate(distributionId: string, paths: string[]): void;
  onRestart(reason: string): void;
  closers: Closers;
};

export type CloudEngines = {
  /** Addresses by service, as in `AWS_ENDPOINT_URL_<service>`. */
  endpoints: Record<string, string>;
  tables: TableDefinition[];
  dynamo: DynamoEngine;
  s3: S3Engine;
  sqs: SqsEngine;
  cognito: CognitoEngine;
  cloudWatch: CloudWatchEngine;
  outbox: Outbox;
  /** JWKS documents by pool id. */
  poolKeys: Record<string, unknown>;
};

export async function startCloudEngines(options: CloudEnginesOptions): Promise<CloudEngines> {
  const { resources, closers } = options;
  const tables = resources.ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table').map(readTable);
  const { dynamoUrl: url } = options;
  const dynamo = await startDynamoEngine({ ...common(options), file: fileOf(options, 'dynamodb'), url, tables });
  closers.add(() => dynamo.stop());
  const s3 = createS3(options);
  const sqs = createSqsEngine({
    ...common(options),
    storeFile: fileOf(options, 'sqs'),
    baseUrl: `http://127.0.0.1:${options.ports.engine('SQS')}`,
    queues: readQueues(resources),
  });
  const pools = readPools(resources);
  const cognito = createCognitoEngine({
    ...common(options),
    storeFile: fileOf(options, 'cognito'),
    pools,
    invokeTrigger: options.invokeTrigger,
  });
  const messages = createMessageEngines({
    ...common(options),
    storeFile: fileOf(options, 'messages'),
    identities: namesOf(options, 'AWS::SES::EmailIdentity'),
    configurationSets: namesOf(options, 'AWS::SES::ConfigurationSet'),
  });
  closers.add(() => messages.outbox.close());
  const { ses, sms, whatsApp, outbox } = messages;
  const cloudWatch = createCloudWatchEngine({
    ...common(options),
    file: fileOf(options, 'cloudwatch'),
    alarms: readAlarms(resources),
  });
  const others = [
    createSecrets(options),
    createS3VectorsEngine({ storeFile: fileOf(options, 's3-vectors'), indexes: readVectorIndexes(resources) }),
    createBedrock(options),
    createRekognitionEngine({
      clock: options.clock.now,
      readObject: (bucket, key) => s3.getObject(bucket, key)?.body,
    }),
    createCloudFront(options),
    createMeta(options),
    createGoogle(options),
    createLeakedPasswordsEngine(),
    createLambdaEngine(options),
    ...createPaymentEngines(options),
  ];
  const endpoints = await serveAll([dynamo, s3, sqs, cognito, cloudWatch, ses, sms, whatsApp, ...others], options);
  const poolKeys = Object.fromEntries(pools.map((pool) => [pool.id, cognito.jwks(pool.id)]));
  return { endpoints, tables, dynamo, s3, sqs, cognito, cloudWatch, outbox, poolKeys };
}

function common({ clock, region, account, onRestart }: CloudEnginesOptions) {
  return { clock: clock.now, region, account, onRestart };
}

function fileOf({ stateDir }: CloudEnginesOptions, name: string): string {
  return join(stateDir, `${name}.sqlite`);
}

function createS3(options: CloudEnginesOptions): S3Engine {
  const { resources, keyring, authorizer } = options;
  return createS3Engine({
    ...common(options),
    file: fileOf(options, 's3'),
    buckets: readBuckets(resources),
    credentials: (accessKeyId) => keyring.secretOf(accessKeyId),
    mayList: (keyId, bucket) =>
      authorizer.isAllowed(keyId, { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }),
  });
}

function createSecrets(options: CloudEnginesOptions): Engine {
  return createSecretsManagerEngine({
    ...common(options),
    storeFile: fileOf(options, 'secrets-manager'),
    secrets: readSecrets(options.resources),
    makeValue: (name) => {
      const now = new Date(options.clock.now());
      return name.endsWith('/wallet') ? makeWalletKeys(now) : makePaymentKeys(name, now);
    },
  });
}

function createBedrock({ region, account, forwardTo, onTokens }: CloudEnginesOptions): Engine {
  return createBedrockEngine({ region, accountId: account, onUsage: onTokens, ...(forwardTo ? { forwardTo } : {}) });
}

function createCloudFront(options: CloudEnginesOptions): Engine {
  const distributions = options.resources.ofType('AWS::CloudFront::Distribution').map((resource) => resource.name);
  return createCloudFrontEngine({
    ...common(options),
    file: fileOf(options, 'cloudfront'),
    hasDistribution: (id) => distributions.includes(id),
    onInvalidate: options.onInvalidate,
  });
}

/** Its app is the one of the templates: its id in the environment of functions, its secret in the secret `meta`. */
function createMeta(options: CloudEnginesOptions): Engine {
  return createMetaEngine({
    clock: options.clock.now,
    appId: variableOf(options, 'META_APP_ID'),
    appOrigin: `http://localhost:${options.ports.app}`,
    readSecret: secretReader(options, 'meta'),
  });
}

/** As for Meta, with the secret `google`. */
function createGoogle(options: CloudEnginesOptions): Engine {
  return createGoogleEngine({
    clock: options.clock.now,
    clientId: variableOf(options, 'GOOGLE_CLIENT_ID'),
    returnAddress: `http://localhost:${options.ports.app}/x-id-sign-in?type=x_a&step=google`,
    readSecret: secretReader(options, 'google'),
  });
}

function variableOf({ functions }: CloudEnginesOptions, name: string): string {
  return functions.flatMap(({ environment }) => environment[name] ?? [])[0] ?? '';
}

/** Reads a secret of the templates each time that it is asked for. */
function secretReader({ resources, ports, root }: CloudEnginesOptions, name: string): () => Promise<string> {
  const secret = readSecrets(resources).find((declared) => declared.name.endsWith(`/${name}`));
  const secrets = createAwsCaller(`http://127.0.0.1:${ports.engine('SECRETS_MANAGER')}`, root.accessKeyId);
  return async () => {
    const answer = await secrets.call('secretsmanager.GetSecretValue', { SecretId: secret?.name ?? name });
    return String(answer['SecretString']);
  };
}

function namesOf({ resources }: CloudEnginesOptions, type: string): string[] {
  return resources.ofType(type).map((resource) => resource.name);
}

async function serveAll(engines: Engine[], options: CloudEnginesOptions): Promise<Record<string, string>> {
  const endpoints: Record<string, string> = {};
  for (const engine of engines) {
    const port = options.ports.engine(engine.service);
    const served = await listenOn(port, options.ports.app, () => serveEngine(engine, port, options.surroundings));
    options.closers.add(() => served.close());
    endpoints[engine.service] = served.url;
  }
  return endpoints;
}
