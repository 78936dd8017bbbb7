/** The site's pages of one stage: the build does not know where they will stand, search engines want whole addresses. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_PLACE } from '../shared/rules/origin-place.ts';
import { appOrigin, type Stage } from './stages.ts';

/**
 * Writes them into a folder of their own below the build and gives the folder.
 * @throws when the site has not been built
 */
export function writeSitePages(stage: Stage, buildRoot: string): string {
  const folder = join(buildRoot, 'site-pages', stage.local ? `local-${stage.local.port}` : stage.name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(buildRoot, 'site'), folder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ORIGIN_PLACE, appOrigin(stage)));
  }
  return folder;
}
