/** Builds what a proof serves: functions, islands of the published pages, templates. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApp } from '../../../infra/app.ts';
import { buildFonts, buildPictureFonts } from '../../build/build-fonts.ts';
import { buildPages } from '../../build/build-pages.ts';
import { bundleFunctions } from '../../build/bundle-functions.ts';

/**
 * A build that is done already and that every system takes that is started from here on: whoever starts several, one
 * after the other, builds them once.
 */
export const BUILT_VARIABLE = 'PROOF_BUILD';

export async function buildSystem(rootDir: string, folder: string, port: number): Promise<void> {
  const buildRoot = process.env[BUILT_VARIABLE] ?? join(folder, 'build');
  if (process.env[BUILT_VARIABLE] === undefined) await buildParts(rootDir, buildRoot);
  const outdir = join(folder, 'assembly');
  buildApp({ stage: 'local', local: { port, mediaPort: port + 1 }, buildRoot, outdir }).synth();
}

/** The app of the owners is left out: everything here speaks to the API and to published pages. */
export async function buildParts(rootDir: string, buildRoot: string): Promise<void> {
  const manifest = await buildPages({
    rootDir,
    outDir: join(buildRoot, 'web', 'assets', 'p'),
    manifestFile: join(buildRoot, 'pages-manifest.json'),
  });
  writePlaceholder(join(buildRoot, 'web', 'index.html'));
  writeFileSync(join(buildRoot, 'web', 'version.txt'), 'proof\n');
  writePlaceholder(join(buildRoot, 'site', 'index.html'));
  writePlaceholder(join(buildRoot, 'site', 'error.html'));
  writePlaceholder(join(buildRoot, 'site', 'service-worker.js'));
  const fontDir = join(buildRoot, 'web', 'assets', 'f');
  const fonts = await buildFonts({ rootDir, outDir: fontDir });
  const pictureFonts = await buildPictureFonts({ rootDir, outDir: fontDir });
  const define = {
    PAGES_MANIFEST: JSON.stringify(manifest),
    FONT_LIBRARY: JSON.stringify(fonts),
    PICTURE_FONTS: JSON.stringify(pictureFonts),
  };
  await bundleFunctions({ rootDir, outDir: buildRoot, define });
}

function writePlaceholder(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '<!doctype html><title>Not part of this proof</title>\n');
}
