/** Tells one build of the public pages from another. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigin, mediaOrigin, type Stage } from './stages.ts';

/** Enough of the hash that no two builds share it. */
const LENGTH = 16;

/**
 * Changes with whatever a page is drawn from: templates, styles, texts and addresses of the islands, which are all in
 * the bundle of the publish job, the hosts that pages name, and how their wallet passes are made. Native packages, which pages are not made of, don't
 * count.
 */
export function pageFingerprint(buildRoot: string, stage: Stage): string {
  const hash = createHash('sha256').update(
    `${appOrigin(stage)}\n${mediaOrigin(stage)}\n${JSON.stringify(stage.wallet)}\n`,
  );
  for (const job of ['job-publish-page', 'job-sign-pass']) {
    const folder = join(buildRoot, 'functions', job);
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith('.mjs')) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, LENGTH);
}
