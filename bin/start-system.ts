/** Builds, synthesizes and serves the whole system on this machine. Used by `npm start` and by every test that needs it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startCloud, type Cloud } from '../infra/local/cloud.ts';
import { findBinary } from '../infra/local/engines/dynamodb/process.ts';
import { buildAll } from './build/build-all.ts';
import { fingerprint } from './build/fingerprint.ts';
import type { Progress } from './progress.ts';
import { runApart } from './run-apart.ts';
import { findLocalBrowser } from './installed-browser.ts';
import type { StartOptions } from './start-options.ts';

export type System = Cloud & { /** Whether the demo data are there. */ hasDemo: boolean };

export async function startSystem(rootDir: string, options: StartOptions, progress: Progress): Promise<System> {
  const stateDir = resolve(rootDir, options.stateDir);
  const dynamoUrl = process.env['LOCAL_DYNAMODB_URL'];
  // Before minutes of building, not after them.
  if (!dynamoUrl) findBinary();
  if (options.isReset) rmSync(stateDir, { recursive: true, force: true });
  await buildAll({ rootDir, progress });
  const directory = await synthesize(rootDir, options.port, progress);
  const modelUrl = process.env['LOCAL_MODEL_URL'];
  const browser = findLocalBrowser();
  if (browser.kind === 'none') progress('browser', browser.advice);
  const cloud = await startCloud({
    assembly: { directory },
    stateDir,
    port: options.port,
    verbose: options.isVerbose,
    ...(modelUrl ? { modelUrl } : {}),
    ...(dynamoUrl ? { dynamoUrl } : {}),
    ...(browser.kind === 'installed' ? { browserPath: browser.path } : {}),
    progress,
  });
  if (!options.isEmpty) await seed(rootDir, cloud, progress);
  return { ...cloud, hasDemo: !options.isEmpty };
}

/** Gives the folder of the templates; those of the last start stay when nothing that they are made of has changed. */
async function synthesize(rootDir: string, port: number, progress: Progress): Promise<string> {
  const directory = join(rootDir, '.build', `cdk.out-${port}`);
  const recordFile = `${directory}.sources`;
  const build = readFileSync(join(rootDir, '.build', 'build.json'), 'utf8');
  const sources = fingerprint(rootDir, { port, build }, ['infra', 'shared']);
  if (existsSync(join(directory, 'manifest.json')) && readIfThere(recordFile) === sources) return directory;
  rmSync(recordFile, { force: true });
  progress('synth', '…', 'under way');
  const figure = await runApart({ module: 'bin/synth-local.ts', words: [String(port), directory], rootDir, progress });
  writeFileSync(recordFile, sources);
  progress('synth', String(figure));
  return directory;
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** In a process of its own: the environment of functions is not the environment of what serves them. */
async function seed(rootDir: string, cloud: Cloud, progress: Progress): Promise<void> {
  progress('demo', '…', 'under way');
  const environment = functionEnvironment(cloud);
  try {
    progress('demo', String(await runApart({ module: 'bin/demo/seed.ts', rootDir, environment, progress })));
  } catch (cause) {
    const message = 'The demo data could not be written. Start with --reset to begin anew, or with --empty.';
    throw new Error(message, { cause });
  }
}

/** Names of all resources, as functions see them, with the key that may do everything. */
export function functionEnvironment(cloud: Cloud): Record<string, string> {
  const functions = cloud.resources.ofType('AWS::Lambda::Function').map((resource) => resource.properties());
  const variables = functions.map(
    ({ Environment: environment }) => (environment as EnvironmentProperty | undefined)?.Variables,
  );
  return {
    ...Object.assign({}, ...variables),
    ...Object.fromEntries(
      Object.entries(cloud.endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
    ),
    AWS_REGION: cloud.region,
    AWS_ACCESS_KEY_ID: cloud.rootCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.rootCredentials.secretAccessKey,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
  };
}

type EnvironmentProperty = { Variables?: Record<string, string> };
