/**
 * Pre-renders the site before sign-in as static HTML, and builds the modules of the few pages that need one:
 *
 *   <outDir>/index.html  legal/terms.html  legal/privacy.html  404.html  waitlist.html  waitlist/ar_ae.html  showcase.html  showcase-page.html …
 *   <outDir>/chat/<language>.html  the visitor's chat page, one document for all products
 *   <outDir>/embed/chat.js  the chat's widget for other websites: one script under a name that stays
 *   <outDir>/favicon.ico  what browsers ask for by themselves: a PNG, which all of them take under that name
 *   <scriptDir>/<island>.<hash>.js  chunk.<hash>.js
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { islandBuild } from './island-build.ts';

export type BuildSiteOptions = {
  /** Folder with `web` and `node_modules`. */
  rootDir: string;
  /** Where the pages go. */
  outDir: string;
  /** Where the modules go. */
  scriptDir: string;
};

/** The module's address, and those of what it cannot run without. */
type Script = { src: string; needs: string[] };
type Scripts = Record<keyof typeof islands, Script>;
type Styles = Record<(typeof styleNames)[number] | 'render-site', string>;
type SiteModule = { renderSite(css: Styles, scripts: Scripts): Record<string, string> };

/** By their names, where they lie in `web`. */
const islands = {
  waitlist: 'site/islands/waitlist.ts',
  showcase: 'site/islands/showcase.ts',
  'showcase-page': 'site/islands/showcase-page.ts',
  'product-chat': 'pages/product-chat/product-chat.ts',
} as const;

/** Style sheets that only some pages carry. */
const styleNames = ['waitlist', 'showcase'] as const;

/** Where the site serves the modules. */
const publicPath = '/assets/s';

/** Throws when the site's code has errors; the pages of the last build stay then. */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const outDir = resolve(options.outDir);
  const { script, css } = await bundleSite(resolve(options.rootDir));
  const scripts = await buildIslands(resolve(options.rootDir), resolve(options.scriptDir));
  const { renderSite } = await importScript(resolve(options.rootDir), script);
  for (const [name, html] of Object.entries(renderSite(css, scripts))) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), html);
  }
  await buildWidget(resolve(options.rootDir), join(outDir, 'embed'));
  await writeFile(join(outDir, 'favicon.ico'), await drawIcon(resolve(options.rootDir)));
}

/** Their addresses; what was built before stays for the pages that name it. */
async function buildIslands(rootDir: string, scriptDir: string): Promise<Scripts> {
  const { metafile } = await build({
    ...islandBuild(rootDir, scriptDir),
    entryPoints: Object.entries(islands).map(([out, file]) => ({ in: `web/${file}`, out })),
  });
  const files = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const addressOf = (file: string): string => `${publicPath}/${basename(file)}`;
  const entries = files.map(([file]) => {
    const needs = [...findNeeds(metafile.outputs, file)].map(addressOf);
    return [basename(file).split('.')[0], { src: addressOf(file), needs }];
  });
  return Object.fromEntries(entries) as Scripts;
}

/** What a file imports, and what that imports, but not what is fetched when it is needed. */
function findNeeds(outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    findNeeds(outputs, path, found);
  }
  return found;
}

/** Other websites load it as a plain script, so it is one file. */
async function buildWidget(rootDir: string, outdir: string): Promise<void> {
  const { splitting: _, ...plain } = islandBuild(rootDir, outdir);
  await build({
    ...plain,
    entryPoints: [{ in: 'web/pages/product-chat/embed.ts', out: 'chat' }],
    entryNames: '[name]',
    format: 'iife',
  });
}

async function drawIcon(rootDir: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(join(rootDir, 'web', 'app', 'brand', 'favicon.svg'))
    .resize(48, 48)
    .png()
    .toBuffer();
}

async function bundleSite(rootDir: string): Promise<{ script: string; css: Styles }> {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints: ['web/site/render-site.tsx', ...styleNames.map((name) => `web/site/${name}.css`)],
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
  const textOf = (file: string): string => outputFiles.find(({ path }) => basename(path) === file)?.text.trim() ?? '';
  const css = (['render-site', ...styleNames] as const).map((name) => [name, textOf(`${name}.css`)]);
  return { script: textOf('render-site.js'), css: Object.fromEntries(css) as Styles };
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
