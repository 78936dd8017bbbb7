/** A small cloud on this machine: serves what the synthesized templates declare, on the loopback address only. */
import { join } from 'node:path';
import { createAwsCaller } from './aws-call.ts';
import { createClock, type MovableClock } from './clock.ts';
import { createClosers, type Closers } from './closers.ts';
import { startCloudEngines, type CloudEngines } from './cloud-engines.ts';
import { readFunctions, type FunctionDefinition } from './compute/function-definition.ts';
import { createFunctionPool, type FunctionPool } from './compute/function-pool.ts';
import { createLogBook, type LogBook } from './compute/log-book.ts';
import { serveControl } from './control/control.ts';
import type { Invalidation } from './control/control-routes.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createUsageMeter, type Usage, type UsageMeter } from './control/usage.ts';
import { deployBuckets } from './deploy.ts';
import { openDeploymentRecord } from './deployment-record.ts';
import { startEventSources } from './events/event-sources.ts';
import { openEventState, type EventState } from './events/event-state.ts';
import { readRotations, rotateDue, rotationJob } from './events/rotation.ts';
import { readScheduledJobs, startScheduler, type Scheduler } from './events/schedules.ts';
import { parseSchedule } from './events/schedule-expression.ts';
import { environmentOf } from './function-environment.ts';
import { createEdge, type Edge } from './gateway/edge.ts';
import { createRestApis } from './gateway/rest-api.ts';
import { readRoutes } from './gateway/rest-routes.ts';
import { serveEdge, type Viewer } from './gateway/serve-edge.ts';
import { createAuthorizer, type Authorizer, type Principal } from './iam/authorizer.ts';
import { openKeyring, readOrCreate, type Credentials, type Keyring } from './iam/credentials.ts';
import { statementsOfRole } from './iam/policies.ts';
import { lockStateFolder } from './lock.ts';
import { listenOn, portsFrom, type Ports } from './ports.ts';
import { createSecretStrings } from './secret-strings.ts';
import { readAssembly, type Assembly } from './template/assembly.ts';
import { createResources, type Resources } from './template/resources.ts';

export type CloudOptions = {
  /** A synthesized cloud assembly; only its folder is used. */
  assembly: { directory: string };
  /** Where everything is kept; made when absent. */
  stateDir: string;
  /** Of the app. Media is on the next one, the control port on the one after; engines are ten above. */
  port: number;
  /** Prints what functions print. */
  verbose?: boolean;
  /** An OpenAI-compatible server that answers instead of the local reader. */
  modelUrl?: string;
  modelName?: string;
  modelKey?: string;
  /** Told of each step of the start. */
  progress?(step: string, detail: string): void;
  /** Where lines for people go; the console unless given. */
  print?: { info(line: string): void; error(line: string): void };
};

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

/** What all parts of the start share. */
type Foundation = {
  options: CloudOptions;
  assembly: Assembly;
  resources: Resources;
  functions: FunctionDefinition[];
  region: string;
  account: string;
  ports: Ports;
  clock: MovableClock;
  keyring: Keyring;
  root: Credentials;
  authorizer: Authorizer;
  faults: Faults;
  meter: UsageMeter;
  logs: LogBook;
  state: EventState;
  invalidations: Invalidation[];
  secretStrings: ReturnType<typeof createSecretStrings>;
  closers: Closers;
};

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
    throw error;
  }
}

function layFoundation(options: CloudOptions, closers: Closers): Foundation {
  const assembly = readAssembly(options.assembly.directory);
  const [stack] = assembly.stacks;
  if (!stack) throw new Error(`The assembly ${options.assembly.directory} has no stack. Synthesize the app first.`);
  const ports = portsFrom(options.port);
  const clock = createClock();
  const logs = createLogBook(clock.now, printer(options), options.verbose);
  const keyring = openKeyring(join(options.stateDir, 'master-key'));
  const root = keyring.credentialsOf('the small cloud itself');
  const secretStrings = createSecretStrings();
  const queueBaseUrl = `http://127.0.0.1:${ports.engine('SQS')}`;
  const resources = createResources(assembly, { queueBaseUrl, secretString: (id) => secretStrings.get(id) });
  const functions = readFunctions(resources, assembly);
  const principals = functions.map((definition) => toPrincipal(definition, resources, keyring));
  const state = openEventState(join(options.stateDir, 'events.sqlite'));
  closers.add(() => state.close());
  return {
    options,
    assembly,
    resources,
    functions,
    region: stack.region,
    account: stack.account,
    ports,
    clock,
    keyring,
    root,
    authorizer: createAuthorizer(principals, root.accessKeyId, (line) => logs.add('iam', 'error', line)),
    faults: createFaults(),
    meter: createUsageMeter(clock.now),
    logs,
    state,
    invalidations: [],
    secretStrings,
    closers,
  };
}

function printer({ print }: CloudOptions): NonNullable<CloudOptions['print']> {
  return print ?? { info: (line) => console.log(line), error: (line) => console.error(line) };
}

function toPrincipal(definition: FunctionDefinition, resources: Resources, keyring: Keyring): Principal {
  const role = resources.byArn(definition.roleArn);
  return {
    keyId: keyring.credentialsOf(definition.name).accessKeyId,
    sessionArn: `arn:aws:sts::${role.stack.account}:assumed-role/${role.name}/${definition.name}`,
    statements: statementsOfRole(role, resources),
  };
}

async function start(base: Foundation): Promise<Cloud> {
  const { options, resources, closers } = base;
  const progress = options.progress ?? (() => undefined);
  progress('engines', 'tables, buckets, queues, pools, mail, model');
  // Endpoints are known once the engines listen; functions only start when they are invoked.
  const started: { engines?: CloudEngines } = {};
  const pool = createPool(base, () => started.engines);
  const engines = await startCloudEngines(engineOptions(base, pool));
  started.engines = engines;
  closers.add(() => pool.close());
  const secretsManager = createAwsCaller(engines.endpoints['SECRETS_MANAGER'] ?? '', base.root.accessKeyId);
  await base.secretStrings.load(resources, secretsManager);
  progress('files', `${deploy(base, engines)} written`);
  await rotateAtStart(base, pool, progress);
  const scheduler = startEvents(base, engines, pool);
  progress('edge', `http://localhost:${base.ports.app}`);
  return serve(base, engines, pool, scheduler);
}

function engineOptions(base: Foundation, pool: FunctionPool): Parameters<typeof startCloudEngines>[0] {
  const { options, clock, faults, meter, authorizer, logs, invalidations } = base;
  const { modelUrl, modelName = 'default', modelKey } = options;
  return {
    ...base,
    stateDir: options.stateDir,
    surroundings: {
      authorize: (keyId, needs) => authorizer.authorize(keyId, needs),
      fault: (service) => faults.current(service),
      onRequest: (service, request) => meter.countRequest(service, request),
    },
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
  const { resources, functions, region, keyring, clock, logs } = base;
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
      return environmentOf(definition, { region, keyring, endpoints, poolKeys });
    },
    clockOffset: clock.shared,
    logs,
    maxInstances: ({ arn }) => (streaming.has(arn) ? MAX_STREAMING_INSTANCES : MAX_BUFFERED_INSTANCES),
  });
}

function deploy({ resources, assembly, options }: Foundation, { s3 }: CloudEngines): number {
  const record = openDeploymentRecord(join(options.stateDir, 'deployments.json'));
  return deployBuckets({ resources, assembly, s3, record });
}

/** A secret that was never rotated may hold nothing usable yet; what fails here is tried again every minute. */
async function rotateAtStart(
  { resources, state, clock, logs }: Foundation,
  pool: FunctionPool,
  progress: (step: string, detail: string) => void,
): Promise<void> {
  const rotations = readRotations(resources);
  if (rotations.length === 0) return;
  progress('secrets', `${rotations.length} to keep rotated`);
  try {
    await rotateDue({ rotations, pool, state, clock: clock.now });
  } catch (error) {
    logs.add('rotation', 'error', `A secret could not be rotated: ${(error as Error).message}`);
  }
}

function startEvents(base: Foundation, engines: CloudEngines, pool: FunctionPool): Scheduler {
  const { resources, region, state, clock, logs, keyring, authorizer, root, closers } = base;
  const onError = (line: string): void => logs.add('events', 'error', line);
  const queue = createAwsCaller(engines.endpoints['SQS'] ?? '', root.accessKeyId);
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
  clock.onMove(() => engines.sqs.clockMoved());
  return scheduler;
}

async function serve(
  base: Foundation,
  engines: CloudEngines,
  pool: FunctionPool,
  scheduler: Scheduler,
): Promise<Cloud> {
  const { options, ports, closers, meter } = base;
  const controlToken = readOrCreate(join(options.stateDir, 'control-token'));
  let viewer: Viewer = { address: '127.0.0.1' };
  const { app, media } = createEdges(base, engines, pool);
  for (const [edge, port] of [
    [app, ports.app],
    [media, ports.media],
  ] as const) {
    if (!edge) continue;
    const settings = { port, viewer: () => viewer, controlToken };
    const served = await listenOn(port, ports.app, () => serveEdge(edge, settings));
    closers.add(() => served.close());
  }
  const desk = {
    ...base,
    outbox: engines.outbox,
    pool,
    services: Object.keys(engines.endpoints),
    onClockMoved: () => scheduler.tick(),
    viewer: { get: () => viewer, set: (changed: Viewer) => void (viewer = changed) },
    invalidations: () => base.invalidations,
  };
  const control = await listenOn(ports.control, ports.app, () => serveControl(desk, controlToken, ports.control));
  closers.add(() => control.close());
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

/** The distribution with an API is the app's, the other one serves media. */
function createEdges(
  { resources, clock, logs }: Foundation,
  engines: CloudEngines,
  pool: FunctionPool,
): { app: Edge | undefined; media: Edge | undefined } {
  const restApis = createRestApis(resources, { pool, clock: clock.now });
  const onError = (line: string): void => logs.add('edge', 'error', line);
  const edges = resources
    .ofType('AWS::CloudFront::Distribution')
    .map((resource) => createEdge(resource, resources, { restApis, buckets: engines.s3, onError }));
  const [app, ...otherApps] = edges.filter((edge) => edge.hasApi);
  const [media, ...otherMedia] = edges.filter((edge) => !edge.hasApi);
  if (otherApps.length + otherMedia.length > 0) {
    throw new Error('Expected at most one distribution with an API (the app) and one without (media).');
  }
  return { app, media };
}
