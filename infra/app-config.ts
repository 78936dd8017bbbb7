/** What a deployment tells the browser, as `/app-config.json` (read by `web/lib/config.ts`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPagesManifest } from './pages-manifest.ts';
import { stripeScript } from './payment-origins.ts';
import { appOrigin, mediaOrigin, type Stage } from './stages.ts';

export type AppConfig = {
  stage: string;
  appOrigin: string;
  mediaOrigin: string;
  /** Only where the user pools are not at their usual address; which pool and client it is, tokens say themselves. */
  userPoolEndpoint?: string;
  /** Whether accounts can be bound to Facebook and Instagram. */
  hasMeta: boolean;
  /** Whether people can sign in with Google. */
  hasGoogle: boolean;
  /** Where card fields are loaded from, and what they name us with; null where cards are not taken. */
  payments: { stripe: { scriptUrl: string; publishableKey: string } | null };
  /** The tag that the home page asks visitors about (web/site/islands/consent.ts); null where there is none. */
  analytics: { scriptUrl: string } | null;
  /** Paths of what published pages load, by island: the editor's preview loads the same. */
  islands: Record<string, string>;
};

/** The user pools' stand-in listens eleven ports above the app (infra/local/ports.ts). */
const POOL_PORT_OFFSET = 11;

export function appConfig(stage: Stage, islands: Record<string, string>): AppConfig {
  const userPoolEndpoint = stage.local && `http://127.0.0.1:${stage.local.port + POOL_PORT_OFFSET}/`;
  return {
    stage: stage.name,
    appOrigin: appOrigin(stage),
    mediaOrigin: mediaOrigin(stage),
    ...(userPoolEndpoint ? { userPoolEndpoint } : {}),
    hasMeta: stage.meta !== null,
    payments: { stripe: stage.payments.stripe && { scriptUrl: stripeScript(stage), ...stage.payments.stripe } },
    hasGoogle: stage.google !== null,
    analytics: stage.analytics,
    islands,
  };
}

/**
 * Writes the file into a folder of its own below the build and gives the folder.
 * @throws when the pages have not been built
 */
export function writeAppConfig(stage: Stage, buildRoot: string): string {
  const folder = join(buildRoot, 'config', stage.local ? `local-${stage.local.port}` : stage.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'app-config.json'),
    `${JSON.stringify(appConfig(stage, readPagesManifest(buildRoot).islands), null, 2)}\n`,
  );
  return folder;
}
