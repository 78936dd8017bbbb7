/**
 * The whole system as a process that may be killed. Builds it into its folder, unless that is done, and serves it with
 * an empty state or the one that an earlier start left.
 *
 *   node bin/proof/system/serve.ts <folder> <port>
 *
 * Started by `proof-system.ts`, which is told over the process channel when everything answers.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCloud } from '../../../infra/local/cloud.ts';
import { readBuckets } from '../../../infra/local/declared/buckets.ts';
import { readPools } from '../../../infra/local/declared/pools.ts';
import type { SystemDescription } from './system-description.ts';

const [folder = '', portText = ''] = process.argv.slice(2);
const port = Number(portText);

// Whoever started it is gone: nobody would end it any more.
process.on('disconnect', () => process.exit(1));

const directory = join(folder, 'assembly');
if (!existsSync(join(directory, 'manifest.json'))) {
  // Loaded when there is something to build: a start after a crash does not wait for the builders.
  const { buildSystem } = await import('./build-system.ts');
  await buildSystem(process.cwd(), folder, port);
}
const stateDir = join(folder, 'state');
const cloud = await startCloud({ assembly: { directory }, stateDir, port });
const pools = readPools(cloud.resources).map(({ id, name, clients }) => [
  name.split('-').at(-1) ?? name,
  { id, clientId: clients[0]?.id ?? '' },
]);
const description: SystemDescription = {
  urls: cloud.urls,
  controlToken: cloud.controlToken,
  endpoints: cloud.endpoints,
  region: cloud.region,
  rootCredentials: cloud.rootCredentials,
  documentsBucket: readBuckets(cloud.resources).find(({ name }) => name.includes('documents'))?.name ?? '',
  stateDir,
  pools: Object.fromEntries(pools) as SystemDescription['pools'],
  enginePid: cloud.tableEnginePid() ?? 0,
};
process.send?.(description);
process.on('SIGTERM', () => void cloud.stop().then(() => process.exit(0)));
