/** What a deployment tells crawlers, as `/robots.txt` (RFC 9309). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigin, type Stage } from './stages.ts';

/** Screens and calls; with `$` and `/` so that names that begin like them stay open. */
const CLOSED = ['/app$', '/app/', '/preview/', '/x-id-sign-in', '/v1/', '/v2/'];

/** Only what is meant for the public is found; one machine answers as production does. */
export function robots(stage: Stage): string {
  if (stage.name !== 'prod' && !stage.local) return 'User-agent: *\nDisallow: /\n';
  const rules = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${appOrigin(stage)}/sitemap.xml\n`;
}

/** Writes it into a folder under `buildRoot`, whose path it returns. */
export function writeRobots(stage: Stage, buildRoot: string): string {
  const folder = join(buildRoot, 'robots', stage.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'robots.txt'), robots(stage));
  return folder;
}
