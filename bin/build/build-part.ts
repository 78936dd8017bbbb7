/** Builds one part of what is served, named by the first word, in a process of its own. The second: `local` or `deployable`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tellProgress, tellResult } from '../run-apart.ts';
import type { PagesManifest } from './build-pages.ts';
import { partNames, type PartName } from './part-names.ts';

const rootDir = process.cwd();
const buildDir = join(rootDir, '.build');
const webDir = join(buildDir, 'web');
const fontDir = join(webDir, 'assets', 'f');
const manifestFile = join(buildDir, 'pages-manifest.json');
/** What is known of the fonts, for the functions. */
const fontsFile = join(buildDir, 'fonts.json');

/** Each builds, and gives the figure that is shown. Builders are loaded by whoever needs them. */
const parts: Record<PartName, (isDeployable: boolean) => Promise<string>> = {
  web: async () => {
    const { buildWeb } = await import('./build-web.ts');
    const { isFresh } = await buildWeb({ rootDir, outDir: webDir });
    return isFresh ? 'kept' : sizeOf(join(webDir, 'assets'));
  },
  pages: async () => {
    const { buildPages } = await import('./build-pages.ts');
    const { islands } = await buildPages({ rootDir, outDir: join(webDir, 'assets', 'p'), manifestFile });
    return `${Object.keys(islands).length} islands of published pages`;
  },
  fonts: async () => {
    const { buildFonts, buildPictureFonts } = await import('./build-fonts.ts');
    const FONT_LIBRARY = await buildFonts({ rootDir, outDir: fontDir });
    const PICTURE_FONTS = await buildPictureFonts({ rootDir, outDir: fontDir });
    await writeFile(fontsFile, JSON.stringify({ FONT_LIBRARY, PICTURE_FONTS }));
    return `${Object.keys(FONT_LIBRARY).length} families, ${sizeOf(fontDir)}`;
  },
  site: async () => {
    const { buildSite } = await import('./build-site.ts');
    const outDir = join(buildDir, 'site');
    const { islands: pageIslands } = JSON.parse(readFileSync(manifestFile, 'utf8')) as PagesManifest;
    await buildSite({ rootDir, outDir, scriptDir: join(webDir, 'assets', 's'), pageIslands });
    return sizeOf(outDir);
  },
  bundle: async (copyNative) => {
    const { bundleFunctions } = await import('./bundle-functions.ts');
    const fonts = JSON.parse(readFileSync(fontsFile, 'utf8')) as Record<string, unknown>;
    const define = {
      PAGES_MANIFEST: readFileSync(manifestFile, 'utf8'),
      ...Object.fromEntries(Object.entries(fonts).map(([name, value]) => [name, JSON.stringify(value)])),
    };
    const onBundled = (done: number, all: number): void => tellProgress('bundle', `${done} of ${all} functions`);
    const { functions } = await bundleFunctions({ rootDir, outDir: buildDir, define, copyNative, onBundled });
    return `${functions.length} functions, ${sizeOf(join(buildDir, 'functions'))}`;
  },
};

const [name, kind] = process.argv.slice(2);
const part = partNames.find((candidate) => candidate === name);
if (part === undefined) throw new Error(`"${name}" is no part of the build. Expected one of: ${partNames.join(', ')}.`);
await tellResult(await parts[part](kind === 'deployable'));
process.exit(0);

function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return `${files.length.toLocaleString('en')} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
}
