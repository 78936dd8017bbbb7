/** Opens what people and browsers come in by: the app, its media and the control port. */
import { join } from 'node:path';
import type { CloudEngines } from './cloud-engines.ts';
import type { Foundation } from './cloud-foundation.ts';
import type { FunctionPool } from './compute/function-pool.ts';
import { serveControl } from './control/control.ts';
import type { ControlDesk } from './control/control-routes.ts';
import type { Scheduler } from './events/schedules.ts';
import { createEdge, type Edge } from './gateway/edge.ts';
import { createRestApis } from './gateway/rest-api.ts';
import { serveEdge, type Viewer } from './gateway/serve-edge.ts';
import { readOrCreate } from './iam/credentials.ts';
import { listenOn } from './ports.ts';

/** Returns the control token. */
export async function serveDoors(
  base: Foundation,
  engines: CloudEngines,
  pool: FunctionPool,
  scheduler: Scheduler,
): Promise<string> {
  const { options, ports } = base;
  const controlToken = readOrCreate(join(options.stateDir, 'control-token'));
  let viewer: Viewer = { address: '127.0.0.1' };
  const { app, media } = createEdges(base, engines, pool);
  const open = async (port: number, listen: () => Promise<{ close(): Promise<void> }>): Promise<void> => {
    const served = await listenOn(port, ports.app, listen);
    base.closers.add(() => served.close());
  };
  const settings = { viewer: () => viewer, controlToken };
  if (app) await open(ports.app, () => serveEdge(app, { ...settings, port: ports.app }));
  if (media) await open(ports.media, () => serveEdge(media, { ...settings, port: ports.media }));
  const desk: ControlDesk = {
    ...base,
    outbox: engines.outbox,
    pool,
    services: Object.keys(engines.endpoints),
    onClockMoved: () => scheduler.tick(),
    viewer: { get: () => viewer, set: (changed) => void (viewer = changed) },
    invalidations: () => base.invalidations,
  };
  await open(ports.control, () => serveControl(desk, controlToken, ports.control));
  return controlToken;
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
