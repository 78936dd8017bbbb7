import { loadConfig, type AppConfig } from '../../../../lib/config.ts';
import type { IslandManifest } from '../../../../pages/render-input.ts';

/** What a preview needs to know of the deployment. */
export type Deployment = { mediaOrigin: string; islands: IslandManifest['islands'] };

/** Where pictures and islands are. A preview without them is better than none. */
export async function loadDeployment(): Promise<Deployment> {
  try {
    const config: AppConfig & { islands?: unknown } = await loadConfig();
    return { mediaOrigin: config.mediaOrigin, islands: toIslands(config.islands) };
  } catch {
    return { mediaOrigin: '', islands: {} };
  }
}

function toIslands(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
