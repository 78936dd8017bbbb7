/**
 * The whole system as a process that may be killed. Builds the functions and the published pages' islands into its
 * folder, unless they are there, and serves them with an empty state or the one that an earlier start left.
 *
 *   node bin/proof/system/serve.ts <folder> <port>
 *
 * Started by `proof-system.ts`, which is told over the process channel when everything answers.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../../infra/app.ts';
import { startCloud } from '../../../infra/local/cloud.ts';
import { buildPages } from '../../build/build-pages.ts';
import { bundleFunctions } from '../../build/bundle-functions.ts';
import type { SystemDescription } from './system-description.ts';

const rootDir = process.cwd();
const [folder = '', portText = ''] = process.argv.slice(2);
const port = Number(portText);

// Whoever started it is gone: nobody would end it any more.
process.on('disconnect', () => process.exit(1));

const directory = join(folder, 'assembly');
if (!existsSync(join(directory, 'manifest.json'))) await build();
const cloud = await startCloud({ assembly: { directory }, stateDir: join(folder, 'state'), port });
const description: SystemDescription = {
  urls: cloud.urls,
  controlToken: cloud.controlToken,
  endpoints: cloud.endpoints,
  region: cloud.region,
  rootCredentials: cloud.rootCredentials,
  enginePid: cloud.tableEnginePid() ?? 0,
};
process.send?.(description);
process.on('SIGTERM', () => void cloud.stop().then(() => process.exit(0)));

/** The app of the owners is left out: everything here speaks to the API and to published pages. */
async function build(): Promise<void> {
  const buildRoot = join(folder, 'build');
  const manifest = await buildPages({
    rootDir,
    outDir: join(buildRoot, 'web', 'assets', 'p'),
    manifestFile: join(buildRoot, 'pages-manifest.json'),
  });
  writePlaceholder(join(buildRoot, 'web'));
  writePlaceholder(join(buildRoot, 'site'));
  await bundleFunctions({ rootDir, outDir: buildRoot, define: { PAGES_MANIFEST: JSON.stringify(manifest) } });
  buildApp({ stage: 'local', local: { port, mediaPort: port + 1 }, buildRoot, outdir: directory }).synth();
}

function writePlaceholder(target: string): void {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.html'), '<!doctype html><title>Not part of this proof</title>\n');
}
