import { loadConfig } from '../../../../lib/config.ts';
import type { IslandManifest } from '../../../../pages/render-input.ts';

/** What a preview needs to know of the deployment. */
export type Deployment = { mediaOrigin: string; islands: IslandManifest['islands'] };

/** Where pictures and islands are. A preview without them is better than none. */
export async function loadDeployment(): Promise<Deployment> {
  try {
    const { mediaOrigin, islands } = await loadConfig();
    return { mediaOrigin, islands };
  } catch {
    return { mediaOrigin: '', islands: {} };
  }
}
