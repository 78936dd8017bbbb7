/**
 * Pre-renders the site before sign-in as static HTML without script:
 *
 *   <outDir>/index.html  legal/terms.html  legal/privacy.html  404.html
 *   <outDir>/favicon.ico  what browsers ask for by themselves: a PNG, which all of them take under that name
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export type BuildSiteOptions = {
  /** Folder with `web` and `node_modules`. */
  rootDir: string;
  /** Where the pages go. */
  outDir: string;
};

type SiteModule = { renderSite(css: string): Record<string, string> };

/** Throws when the site's code has errors; the pages of the last build stay then. */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const outDir = resolve(options.outDir);
  const { script, css } = await bundleSite(resolve(options.rootDir));
  const { renderSite } = await importScript(resolve(options.rootDir), script);
  for (const [name, html] of Object.entries(renderSite(css))) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), html);
  }
  await writeFile(join(outDir, 'favicon.ico'), await drawIcon(resolve(options.rootDir)));
}

async function drawIcon(rootDir: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(join(rootDir, 'web', 'app', 'brand', 'favicon.svg'))
    .resize(48, 48)
    .png()
    .toBuffer();
}

async function bundleSite(rootDir: string): Promise<{ script: string; css: string }> {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints: ['web/site/render-site.tsx'],
    outdir: 'out',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: ['node24', 'es2022', 'chrome111', 'safari16.4'],
    jsx: 'automatic',
    // React stays a package: the bundle is only run here.
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css').trim() };
}

/** Node can't read JSX, so the bundle is written where its packages are found, run, and removed. */
async function importScript(rootDir: string, script: string): Promise<SiteModule> {
  await mkdir(join(rootDir, '.build'), { recursive: true });
  const folder = await mkdtemp(join(rootDir, '.build', 'site-'));
  try {
    const file = join(folder, 'render-site.mjs');
    await writeFile(file, script);
    return (await import(pathToFileURL(file).href)) as SiteModule;
  } finally {
    await rm(folder, { recursive: true });
  }
}
