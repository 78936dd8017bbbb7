/** Builds, synthesizes and serves the whole system on this machine. Used by `npm start` and by every test that needs it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from '../infra/app.ts';
import { startCloud, type Cloud } from '../infra/local/cloud.ts';
import { buildAll } from './build/build-all.ts';
import { findLocalBrowser } from './installed-browser.ts';
import type { StartOptions } from './start-options.ts';

export type System = Cloud & { /** Whether the demo data are there. */ hasDemo: boolean };

type Progress = (step: string, detail: string) => void;

export async function startSystem(rootDir: string, options: StartOptions, progress: Progress): Promise<System> {
  const stateDir = resolve(rootDir, options.stateDir);
  if (options.isReset) rmSync(stateDir, { recursive: true, force: true });
  await buildAll({ rootDir, progress });
  progress('synth', 'the CDK app, stage local');
  const assembly = synthesize(rootDir, options.port);
  const modelUrl = process.env['LOCAL_MODEL_URL'];
  const browser = findLocalBrowser();
  if (browser.kind === 'none') progress('browser', browser.advice);
  const cloud = await startCloud({
    assembly,
    stateDir,
    port: options.port,
    verbose: options.isVerbose,
    ...(modelUrl ? { modelUrl } : {}),
    ...(browser.kind === 'installed' ? { browserPath: browser.path } : {}),
    progress,
  });
  if (!options.isEmpty) await seed(rootDir, cloud, progress);
  return { ...cloud, hasDemo: !options.isEmpty };
}

function synthesize(rootDir: string, port: number): { directory: string } {
  const app = buildApp({
    stage: 'local',
    local: { port, mediaPort: port + 1 },
    buildRoot: join(rootDir, '.build'),
    outdir: join(rootDir, '.build', `cdk.out-${port}`),
  });
  return { directory: app.synth().directory };
}

/** In a process of its own: the environment of functions is not the environment of what serves them. */
async function seed(rootDir: string, cloud: Cloud, progress: Progress): Promise<void> {
  progress('seed', 'demo pages, people and traffic');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'bin/demo/seed.ts'], {
    cwd: rootDir,
    env: { ...process.env, ...functionEnvironment(cloud) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new Error('The demo data could not be written. Start with --reset to begin anew, or with --empty.');
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
