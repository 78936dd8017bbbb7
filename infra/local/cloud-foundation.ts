/** What all parts of the small cloud share: the templates, names, keys and rights, clock, logs and remembered state. */
import { join } from 'node:path';
import { createClock, type MovableClock } from './clock.ts';
import type { Closers } from './closers.ts';
import { readFunctions, type FunctionDefinition } from './compute/function-definition.ts';
import { createLogBook, type LogBook } from './compute/log-book.ts';
import type { Invalidation } from './control/control-routes.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createUsageMeter, type UsageMeter } from './control/usage.ts';
import { createDeliveries, type Deliveries } from './engines/providers/deliveries.ts';
import { openEventState, type EventState } from './events/event-state.ts';
import { createAuthorizer, type Authorizer, type Principal } from './iam/authorizer.ts';
import { openKeyring, type Credentials, type Keyring } from './iam/credentials.ts';
import { statementsOfRole } from './iam/policies.ts';
import { portsFrom, type Ports } from './ports.ts';
import { createSecretStrings, type SecretStrings } from './secret-strings.ts';
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
  /** A server that speaks DynamoDB and is used in place of an own process. Tables that are there stay. */
  dynamoUrl?: string;
  /** Told of a step's figure when it has ended; before that, of what is under way. */
  progress?(step: string, detail: string, state?: 'under way'): void;
  /** An installed browser, where the packaged one does not run. */
  browserPath?: string;
  /** Where lines for people go; the console unless given. */
  print?: { info(line: string): void; error(line: string): void };
};

export type Foundation = {
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
  deliveries: Deliveries;
  meter: UsageMeter;
  logs: LogBook;
  state: EventState;
  invalidations: Invalidation[];
  secretStrings: SecretStrings;
  closers: Closers;
};

/** Throws when a template holds something that is not served here. */
export function layFoundation(options: CloudOptions, closers: Closers): Foundation {
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
    deliveries: createDeliveries(),
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
