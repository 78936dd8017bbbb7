/** Builds everything that is served: islands and fonts first, because the publish job carries their addresses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFonts, buildPictureFonts } from './build-fonts.ts';
import { buildPages } from './build-pages.ts';
import { buildSite } from './build-site.ts';
import { buildWeb } from './build-web.ts';
import { bundleFunctions } from './bundle-functions.ts';

export type BuildOptions = { rootDir: string; copyNative?: boolean; progress?(step: string, detail: string): void };

export async function buildAll({ rootDir, copyNative = false, progress }: BuildOptions): Promise<void> {
  const buildDir = join(rootDir, '.build');
  const manifestFile = join(buildDir, 'pages-manifest.json');
  progress?.('bundle', 'web app, public pages, functions');
  await buildWeb({ rootDir, outDir: join(buildDir, 'web') });
  const { islands: pageIslands } = await buildPages({
    rootDir,
    outDir: join(buildDir, 'web', 'assets', 'p'),
    manifestFile,
  });
  const fontDir = join(buildDir, 'web', 'assets', 'f');
  const fonts = await buildFonts({ rootDir, outDir: fontDir });
  const pictureFonts = await buildPictureFonts({ rootDir, outDir: fontDir });
  const scriptDir = join(buildDir, 'web', 'assets', 's');
  await buildSite({ rootDir, outDir: join(buildDir, 'site'), scriptDir, pageIslands });
  const define = {
    PAGES_MANIFEST: readFileSync(manifestFile, 'utf8'),
    FONT_LIBRARY: JSON.stringify(fonts),
    PICTURE_FONTS: JSON.stringify(pictureFonts),
  };
  await bundleFunctions({ rootDir, outDir: buildDir, define, copyNative });
}
