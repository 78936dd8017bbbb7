/**
 * Builds what a browser shows when nothing can be reached:
 *
 *   <scriptDir>/offline.<hash>/<language>.html  the page, whole in one response
 *   <outDir>/service-worker.js                  what keeps and shows it
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { InlineScript } from '../../shared/rules/error-document.ts';
import { bundledPackages } from './bundled-packages.ts';
import { islandBuild } from './island-build.ts';

export type BuildOfflineOptions = {
  /** Folder with `web` and `node_modules`, absolute. */
  rootDir: string;
  outDir: string;
  scriptDir: string;
  /** Where the site serves `scriptDir`. */
  publicPath: string;
  /** The pages by language. */
  render(script: InlineScript): Record<string, string>;
};

/** Enough of the hash that no two builds share it. */
const LENGTH = 16;

/** Gives the npm packages that its scripts are made of. */
export async function buildOffline({
  rootDir,
  outDir,
  scriptDir,
  publicPath,
  render,
}: BuildOfflineOptions): Promise<string[]> {
  const { text, packages } = await bundle(rootDir, 'web/site/islands/offline.ts');
  const pages = render({ text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` });
  const folder = `offline.${createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, LENGTH)}`;
  await mkdir(join(scriptDir, folder), { recursive: true });
  for (const [language, html] of Object.entries(pages)) {
    await writeFile(join(scriptDir, folder, `${language}.html`), html);
  }
  const worker = await bundle(rootDir, 'web/site/service-worker.ts', {
    OFFLINE_PAGES: JSON.stringify(`${publicPath}/${folder}`),
  });
  await writeFile(join(outDir, 'service-worker.js'), worker.text);
  return [...packages, ...worker.packages];
}

/** One plain script. */
async function bundle(
  rootDir: string,
  file: string,
  define: Record<string, string> = {},
): Promise<{ text: string; packages: string[] }> {
  const { splitting: _, ...plain } = islandBuild(rootDir, 'out');
  const { outputFiles, metafile } = await build({
    ...plain,
    entryPoints: [file],
    format: 'iife',
    define,
    write: false,
  });
  return { text: (outputFiles[0]?.text ?? '').trim(), packages: bundledPackages(metafile) };
}
