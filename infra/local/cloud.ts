/** A small cloud on this machine: serves what the synthesized templates declare, on the loopback address only. */
import { join } from 'node:path';
import { createAwsCaller, type AwsCaller } from './aws-call.ts';
import { createClosers } from './closers.ts';
import { startCloudEngines, type CloudEngines } from './cloud-engines.ts';
import { layFoundation, type CloudOptions, type Foundation } from './cloud-foundation.ts';
import { serveDoors } from './cloud-doors.ts';
import { createFunctionPool, type FunctionPool } from './compute/function-pool.ts';
import type { Usage } from './control/usage.ts';
import { deployBuckets, type DeploymentRecord } from './deploy.ts';
import { makeDeploymentCalls } from './deployment-calls.ts';
import { openDeploymentRecord } from './deployment-record.ts';
import { startEventSources } from './events/event-sources.ts';
import { readRotations, rotateDue, rotationJob } from './events/rotation.ts';
import { parseSchedule } from './events/schedule-expression.ts';
import { readScheduledJobs, startScheduler, type Scheduler } from './events/schedules.ts';
import { explainFullDisk } from './full-disk.ts';
import { environmentOf } from './function-environment.ts';
import { readRoutes } from './gateway/rest-routes.ts';
import type { Credentials } from './iam/credentials.ts';
import { lockStateFolder } from './lock.ts';
import type { Resources } from './template/resources.ts';

export type { CloudOptions } from './cloud-foundation.ts';

export type Cloud = {
  urls: { app: string; media: string; control: string };
  /** For the header `x-control-token`. */
  controlToken: string;
  /** Addresses by service, as in `AWS_ENDPOINT_URL_<service>`. */
  endpoints: Record<string, string>;
  region: string;
  /** The key of the small cloud itself, which may do everything: for demo data. */
  rootCredentials: Credentials;
  resources: Resources;
  usage(): Usage;
  /** The process of the table engine, for crash tests. */
  tableEnginePid(): number | undefined;
  stop(): Promise<void>;
};

/** Streams are held open for long, and a thread runs one at a time. */
const MAX_STREAMING_INSTANCES = 64;
const MAX_BUFFERED_INSTANCES = 4;
const KEPT_INVALIDATIONS = 500;

/**
 * Resolves when everything answers. Throws, after ending what was started, when a template holds something that is not
 * served here, a port is busy, or another process uses the state folder.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const closers = createClosers();
  try {
    const lock = lockStateFolder(options.stateDir);
    closers.add(() => lock.release());
    return await start(layFoundation(options, closers));
  } catch (error) {
    await closers.closeAll();
    throw explainFullDisk(error, options.stateDir);
  }
}

async function start(base: Foundation): Promise<Cloud> {
  const { options, resources, closers } = base;
  const progress = options.progress ?? (() => undefined);
  progress('engines', '…', 'under way');
  // Endpoints are known once the engines listen; functions only start when they are invoked.
  const started: { engines?: CloudEngines } = {};
  const pool = createPool(base, () => started.engines);
  const engines = await startCloudEngines(engineOptions(base, pool));
  started.engines = engines;
  base.logs.onLine(({ text }) => engines.cloudWatch.countLine(text));
  closers.add(() => pool.close());
  const secretsManager = createAwsCaller(engines.endpoints['SECRETS_MANAGER'] ?? '', base.root.accessKeyId);
  await base.secretStrings.load(resources, secretsManager);
  progress('engines', `${Object.keys(engines.endpoints).length} services, ${engines.tables.length} tables`);
  progress('files', '…', 'under way');
  const record = openDeploymentRecord(join(base.options.stateDir, 'deployments.json'));
  progress('files', `${deploy(base, engines, record)} written`);
  await rotateAtStart(base, pool);
  const scheduler = startEvents(base, engines, pool);
  await makeDeploymentCalls({ resources, record, sqs: sqsCaller(base, engines) });
  const controlToken = await serveDoors(base, engines, pool, scheduler);
  return describe(base, engines, controlToken);
}

function engineOptions(base: Foundation, pool: FunctionPool): Parameters<typeof startCloudEngines>[0] {
  const { options, clock, faults, meter, authorizer, logs, invalidations } = base;
  const { modelUrl, modelName = 'default', modelKey } = options;
  return {
    ...base,
    stateDir: options.stateDir,
    dynamoUrl: options.dynamoUrl,
    surroundings: {
      authorize: (keyId, needs) => authorizer.authorize(keyId, needs),
      fault: (service) => faults.current(service),
      onRequest: (service, request) => meter.countRequest(service, request),
    },
    // Who asks by the API is refused when the function is busy; queues and triggers wait.
    invokeFunction: (name, event) => pool.invoke(name, { event, isRefusedWhenBusy: true, isNotedOnly: true }),
    invokeTrigger: (functionArn, event) => pool.invoke(functionArn, { event }),
    forwardTo: modelUrl ? { url: modelUrl, model: modelName, ...(modelKey ? { apiKey: modelKey } : {}) } : undefined,
    onTokens: (modelId, input, output) => meter.countTokens(modelId, input, output),
    onInvalidate: (distributionId, paths) => {
      invalidations.push({ at: new Date(clock.now()).toISOString(), distributionId, paths });
      if (invalidations.length > KEPT_INVALIDATIONS) invalidations.shift();
    },
    onRestart: (reason) => logs.add('tables', 'error', reason),
  };
}

function createPool(base: Foundation, engines: () => CloudEngines | undefined): FunctionPool {
  const { options, resources, functions, region, keyring, clock, logs } = base;
  const isLocalReader = options.modelUrl === undefined;
  const { browserPath } = options;
  const streaming = new Set(
    resources
      .ofType('AWS::ApiGateway::RestApi')
      .flatMap((api) => readRoutes(api, resources).all())
      .filter((route) => route.isStreaming)
      .map((route) => route.functionArn),
  );
  return createFunctionPool({
    functions,
    environmentOf: (definition) => {
      const { endpoints = {}, poolKeys = {} } = engines() ?? {};
      return environmentOf(definition, { region, keyring, endpoints, poolKeys, isLocalReader, browserPath });
    },
    clockOffset: clock.shared,
    onFailure: (functionName) => engines()?.cloudWatch.countError(functionName),
    logs,
    compileCache: join(options.stateDir, 'compile-cache'),
    maxInstances: ({ arn, reservedConcurrency }) =>
      reservedConcurrency ?? (streaming.has(arn) ? MAX_STREAMING_INSTANCES : MAX_BUFFERED_INSTANCES),
  });
}

function deploy({ resources, assembly }: Foundation, { s3 }: CloudEngines, record: DeploymentRecord): number {
  return deployBuckets({ resources, assembly, s3, record });
}

function sqsCaller({ root }: Foundation, { endpoints }: CloudEngines): AwsCaller {
  return createAwsCaller(endpoints['SQS'] ?? '', root.accessKeyId);
}

/** A secret that was never rotated may hold nothing usable yet; what fails here is tried again every minute. */
async function rotateAtStart({ resources, state, clock, logs }: Foundation, pool: FunctionPool): Promise<void> {
  const rotations = readRotations(resources);
  if (rotations.length === 0) return;
  try {
    await rotateDue({ rotations, pool, state, clock: clock.now });
  } catch (error) {
    logs.add('rotation', 'error', `A secret could not be rotated: ${(error as Error).message}`);
  }
}

function startEvents(base: Foundation, engines: CloudEngines, pool: FunctionPool): Scheduler {
  const { resources, region, state, clock, logs, keyring, authorizer, closers } = base;
  const onError = (line: string): void => logs.add('events', 'error', line);
  const queue = sqsCaller(base, engines);
  const sources = startEventSources({
    ...engines,
    resources,
    region,
    pool,
    state,
    clock: clock.now,
    mayFunction: (functionArn, need) =>
      authorizer.isAllowed(keyring.credentialsOf(pool.definition(functionArn).name).accessKeyId, need),
    sendToQueue: async (queueArn, body) => {
      await queue.call('AmazonSQS.SendMessage', { QueueUrl: resources.byArn(queueArn).ref, MessageBody: body });
    },
    onError,
  });
  closers.add(() => sources.close());
  const everyMinute = parseSchedule('rate(1 minute)');
  const jobs = [
    ...readScheduledJobs(resources, pool),
    rotationJob({ rotations: readRotations(resources), pool, state, clock: clock.now }),
    { id: 'expiry of table items', schedule: everyMinute, run: () => engines.dynamo.sweepExpired() },
    { id: 'expiry of bucket objects', schedule: everyMinute, run: async () => engines.s3.sweepExpired() },
  ];
  const scheduler = startScheduler({ jobs, clock: clock.now, state, onError });
  closers.add(() => scheduler.close());
  clock.onMove((movedMs) => engines.sqs.clockMoved(movedMs));
  return scheduler;
}

function describe(base: Foundation, engines: CloudEngines, controlToken: string): Cloud {
  const { ports, closers, meter } = base;
  return {
    urls: {
      app: `http://localhost:${ports.app}`,
      media: `http://127.0.0.1:${ports.media}`,
      control: `http://localhost:${ports.control}`,
    },
    controlToken,
    endpoints: engines.endpoints,
    region: base.region,
    rootCredentials: base.root,
    resources: base.resources,
    usage: () => meter.usage(),
    tableEnginePid: () => engines.dynamo.pid(),
    stop: () => closers.closeAll(),
  };
}
