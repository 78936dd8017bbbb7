/** What the build of the public pages says of itself, as `<build>/pages-manifest.json` (written by bin/build/build-pages.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const PagesManifest = z.object({
  /** As they stand in the policy, without quotation marks. */
  inlineScriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
  /** Paths of what published pages load, by island. A build without pages has none. */
  islands: z.record(z.string(), z.string().startsWith('/assets/')).default({}),
});
export type PagesManifest = z.infer<typeof PagesManifest>;

/** @throws when the pages have not been built */
export function readPagesManifest(buildRoot: string): PagesManifest {
  return PagesManifest.parse(JSON.parse(readFileSync(join(buildRoot, 'pages-manifest.json'), 'utf8')));
}
