/** Builds what a proof serves: functions, islands of the published pages, templates. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../../infra/app.ts';
import { buildFonts, buildPictureFonts } from '../../build/build-fonts.ts';
import { buildPages } from '../../build/build-pages.ts';
import { bundleFunctions } from '../../build/bundle-functions.ts';

/** The app of the owners is left out: everything here speaks to the API and to published pages. */
export async function buildSystem(rootDir: string, folder: string, port: number): Promise<void> {
  const buildRoot = join(folder, 'build');
  const manifest = await buildPages({
    rootDir,
    outDir: join(buildRoot, 'web', 'assets', 'p'),
    manifestFile: join(buildRoot, 'pages-manifest.json'),
  });
  writePlaceholder(join(buildRoot, 'web'));
  writePlaceholder(join(buildRoot, 'site'));
  const fontDir = join(buildRoot, 'web', 'assets', 'f');
  const fonts = await buildFonts({ rootDir, outDir: fontDir });
  const pictureFonts = await buildPictureFonts({ rootDir, outDir: fontDir });
  const define = {
    PAGES_MANIFEST: JSON.stringify(manifest),
    FONT_LIBRARY: JSON.stringify(fonts),
    PICTURE_FONTS: JSON.stringify(pictureFonts),
  };
  await bundleFunctions({ rootDir, outDir: buildRoot, define });
  const outdir = join(folder, 'assembly');
  buildApp({ stage: 'local', local: { port, mediaPort: port + 1 }, buildRoot, outdir }).synth();
}

function writePlaceholder(target: string): void {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.html'), '<!doctype html><title>Not part of this proof</title>\n');
}
