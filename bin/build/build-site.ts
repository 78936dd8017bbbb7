/**
 * Pre-renders the site before sign-in as static HTML, and builds the modules of the few pages that need one:
 *
 *   <outDir>/index.html  de_de.html  pricing.html  pricing/de_de.html …  each page in each language
 *   <outDir>/sample-<language>.html  sample-<language>.json  the example page of the home page's demo
 *   <outDir>/chat/<language>.html  the visitor's chat page, one document for all products
 *   <outDir>/embed/chat.js  the chat's widget for other websites: one script under a name that stays
 *   <outDir>/embed/<language>.js  what it says
 *   <outDir>/app.webmanifest  icon-192.png  icon-512.png  what makes the app one that can be put on a home screen
 *   <outDir>/service-worker.js  the page for when nothing can be reached (build-offline.ts)
 *   <outDir>/favicon.ico  what browsers ask for by themselves: a PNG, which all of them take under that name
 *   <scriptDir>/<island>.<hash>.js  chunk.<hash>.js
 *   <outDir>.packages.json  the npm packages that scripts and style sheets are made of
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import type { InlineScript } from '../../shared/rules/error-document.ts';
import type { TextTree } from '../../shared/rules/merge-texts.ts';
import { wordsScript, type EmbedWords } from '../../web/pages/product-chat/embed-words.ts';
import { readTexts } from '../../web/text-files.ts';
import { appAccent, lightPalette } from '../../web/ui/tokens.ts';
import { bundledPackages } from './bundled-packages.ts';
import { buildOffline } from './build-offline.ts';
import { islandBuild } from './island-build.ts';
import { lightPages } from './light-pages.ts';
import { readSiteTexts } from './read-site-texts.ts';

export type BuildSiteOptions = {
  /** Folder with `web` and `node_modules`. */
  rootDir: string;
  /** Where the pages go. */
  outDir: string;
  /** Where the modules go. */
  scriptDir: string;
  /** Addresses of what published pages load, by name (build-pages.ts). */
  pageIslands: Readonly<Record<string, string>>;
};

/** The module's address, and those of what it cannot run without. */
type Script = { src: string; needs: string[] };
type Scripts = Record<keyof typeof islands, Script>;
type Styles = Record<(typeof styleNames)[number] | 'render-site', string>;
type Texts = Record<LanguageValue, Record<string, TextTree>>;
/** What a step built, and the npm packages in it. */
type Built<T> = T & { packages: string[] };
type SiteModule = {
  renderSite(
    css: Styles,
    scripts: Scripts,
    texts: Texts,
    islands: BuildSiteOptions['pageIslands'],
  ): Record<string, string>;
  offlinePages(inlineScript: InlineScript, texts: Texts): Record<LanguageValue, string>;
};

/** By their names, where they lie in `web`. */
const islands = {
  site: 'site/islands/site.ts',
  demo: 'site/islands/demo.ts',
  pricing: 'site/islands/pricing.ts',
  'app-code': 'site/islands/app-code.ts',
  waitlist: 'site/islands/waitlist.ts',
  help: 'site/islands/help.ts',
  showcase: 'site/islands/showcase.ts',
  'showcase-page': 'site/islands/showcase-page.ts',
  status: 'site/islands/status.ts',
  error: 'site/islands/error.ts',
  'product-chat': 'pages/product-chat/product-chat.ts',
} as const;

/** Style sheets that only some pages carry. */
const styleNames = ['pitch', 'demo', 'pricing', 'waitlist', 'showcase', 'help', 'legal', 'status'] as const;

/** Where the site serves the modules. */
const publicPath = '/assets/s';

/** Throws when the site's code has errors; the pages of the last build stay then. */
export async function buildSite(options: BuildSiteOptions): Promise<void> {
  const rootDir = resolve(options.rootDir);
  const outDir = resolve(options.outDir);
  const scriptDir = resolve(options.scriptDir);
  const { script, css, packages: ofStyles } = await bundleSite(rootDir);
  const { scripts, packages: ofIslands } = await buildIslands(rootDir, scriptDir);
  const { renderSite, offlinePages } = await importScript(rootDir, script);
  const texts = readAllTexts();
  for (const [name, html] of Object.entries(renderSite(css, scripts, texts, options.pageIslands))) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), html);
  }
  const render = (inline: InlineScript): Record<string, string> => offlinePages(inline, texts);
  const ofOffline = await buildOffline({ rootDir, outDir, scriptDir, publicPath, render });
  const ofWidget = await buildWidget(rootDir, join(outDir, 'embed'));
  const packages = new Set([...ofStyles, ...ofIslands, ...ofOffline, ...ofWidget]);
  await writeFile(`${outDir}.packages.json`, `${JSON.stringify([...packages].toSorted(), null, 2)}\n`);
  await writeIcons(rootDir, outDir);
  await writeFile(join(outDir, 'app.webmanifest'), JSON.stringify(manifest));
}

const iconSizes = [192, 512] as const;

/** What makes the app one that can be put on a home screen (W3C Web Application Manifest). */
const manifest = {
  name: 'XPage',
  id: '/app',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  background_color: lightPalette.paper,
  theme_color: lightPalette.paper,
  icons: iconSizes.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Those of the home screen fill their square, since each system cuts its own shape out of it. */
async function writeIcons(rootDir: string, outDir: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const picture = join(rootDir, 'web', 'app', 'brand', 'favicon.svg');
  await writeFile(join(outDir, 'favicon.ico'), await sharp(picture).resize(48, 48).png().toBuffer());
  for (const size of iconSizes) {
    const icon = await sharp(picture, { density: 1_200 })
      .resize(size, size)
      .flatten({ background: appAccent })
      .png()
      .toBuffer();
    await writeFile(join(outDir, `icon-${size}.png`), icon);
  }
}

function readAllTexts(): Texts {
  return Object.fromEntries(languageValues.map((language) => [language, readSiteTexts(language)])) as Texts;
}

/**
 * Their addresses; what was built before stays for the pages that name it. The chat is built by itself: a chunk that it
 * shared with other pages would hold what only they need. So is the demo, which alone draws pages.
 */
async function buildIslands(rootDir: string, scriptDir: string): Promise<Built<{ scripts: Scripts }>> {
  const { 'product-chat': chat, demo, ...ofSite } = islands;
  const builds = await Promise.all([
    buildTogether(rootDir, scriptDir, { 'product-chat': chat }),
    buildTogether(rootDir, scriptDir, { demo }, [lightPages]),
    buildTogether(rootDir, scriptDir, ofSite),
  ]);
  const scripts = Object.assign({}, ...builds.map((built) => built.scripts)) as Scripts;
  return { scripts, packages: builds.flatMap(({ packages }) => packages) };
}

async function buildTogether(
  rootDir: string,
  scriptDir: string,
  some: Partial<typeof islands>,
  plugins: Plugin[] = [],
): Promise<Built<{ scripts: object }>> {
  const { metafile } = await build({
    ...islandBuild(rootDir, scriptDir),
    plugins,
    jsx: 'automatic',
    entryPoints: Object.entries(some).map(([out, file]) => ({ in: `web/${file}`, out })),
  });
  const files = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const addressOf = (file: string): string => `${publicPath}/${basename(file)}`;
  const entries = files.map(([file]) => {
    const needs = [...findNeeds(metafile.outputs, file)].map(addressOf);
    return [basename(file).split('.')[0], { src: addressOf(file), needs }];
  });
  return { scripts: Object.fromEntries(entries) as object, packages: bundledPackages(metafile) };
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

/** Other websites load it as a plain script, so it is one file, and one with the words of each language. */
async function buildWidget(rootDir: string, outdir: string): Promise<string[]> {
  const { splitting: _, ...plain } = islandBuild(rootDir, outdir);
  const { metafile } = await build({
    ...plain,
    entryPoints: [{ in: 'web/pages/product-chat/embed.ts', out: 'chat' }],
    entryNames: '[name]',
    format: 'iife',
  });
  for (const language of languageValues) {
    await writeFile(join(outdir, `${language}.js`), wordsScript(readTexts(language, 'embed') as EmbedWords));
  }
  return bundledPackages(metafile);
}

/** The script is run here only, so the packages are those of the style sheets. */
async function bundleSite(rootDir: string): Promise<Built<{ script: string; css: Styles }>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints: ['web/site/render-site.tsx', ...styleNames.map((name) => `web/site/${name}.css`)],
    outdir: 'out',
    write: false,
    metafile: true,
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
  const styles = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.css'));
  const packages = bundledPackages({ outputs: Object.fromEntries(styles) });
  return { script: textOf('render-site.js'), css: Object.fromEntries(css) as Styles, packages };
}

/** Node can't read JSX, so the bundle is written where its packages are found, run, and removed. */
async function importScript(rootDir: string, script: string): Promise<SiteModule> {
  await mkdir(join(rootDir, '.build'), { recursive: true });
  const folder = await mkdtemp(join(rootDir, '.build', 'site-'));
  try {
    const file = join(folder, 'render-site.mjs');
    await writeFile(file, script);
    return await inProduction(async () => (await import(pathToFileURL(file).href)) as SiteModule);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** React decides as it is loaded whether it watches out for mistakes: that took most of the time of a build. */
async function inProduction<T>(load: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await load();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
