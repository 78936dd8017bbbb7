/**
 * Builds what published pages load: the islands as content-hashed modules, one file of texts per language, and the
 * manifest that tells the publish job their addresses and the CSP the hashes of the inline scripts.
 *
 *   <outDir>/<island>.<hash>.js     entry points; pages in the field keep pointing at theirs, so none is ever removed
 *   <outDir>/chunk.<hash>.js        what islands share or load on intent
 *   <manifestFile>                  `{ inlineScriptHashes, islands: { first: '/assets/p/first.<hash>.js', … } }`
 *   <manifest>.packages.json        beside the manifest: the npm packages that the islands are made of
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { inlineScript } from '../../web/pages/inline-script.ts';
import { readTexts } from '../../web/text-files.ts';
import { bundledPackages } from './bundled-packages.ts';
import { islandBuild } from './island-build.ts';

export type BuildPagesOptions = {
  /** Folder with `web` and `node_modules`. */
  rootDir: string;
  /** Folder of the built files, from the root. */
  outDir?: string;
  /** The manifest, from the root. */
  manifestFile?: string;
};

export type PagesManifest = {
  /** As a policy's `script-src` takes them, without quotes: `sha256-…`. */
  inlineScriptHashes: string[];
  /** Path on the pages' own origin by island; the texts of a language are `texts-<language>`. */
  islands: Record<string, string>;
};

/** Where the site serves the built files. */
const publicPath = '/assets/p';

/** What pages or the inline script name; every other file is reached from these. */
const islandNames = ['first', 'chat', 'quote', 'share', 'report', 'visit', 'card'];

/** The parts of a language's texts that islands show. */
const islandParts = ['chat', 'sources', 'quote', 'share', 'report', 'notice', 'person', 'wallet'];

/** Builds all islands. Throws when the code has errors; what was built before stays as it is. */
export async function buildPages({
  rootDir,
  outDir = '.build/web/assets/p',
  manifestFile = '.build/pages-manifest.json',
}: BuildPagesOptions): Promise<PagesManifest> {
  const root = resolve(rootDir);
  const target = resolve(root, outDir);
  const { metafile } = await build({
    ...islandBuild(root, target),
    entryPoints: findEntryPoints(),
    plugins: [islandTexts],
  });
  const manifest = { inlineScriptHashes: [inlineScriptHash()], islands: findIslands(root, metafile) };
  await writeJson(resolve(root, manifestFile), manifest);
  await writeJson(resolve(root, manifestFile.replace(/\.json$/, '.packages.json')), bundledPackages(metafile));
  return manifest;
}

/** The hash that a content security policy lists for the inline script (CSP level 3, section 2.3.1). */
export function inlineScriptHash(): string {
  return `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
}

function findEntryPoints(): { in: string; out: string }[] {
  const islands = islandNames.map((name) => ({ in: `web/pages/islands/${name}.ts`, out: name }));
  return [...islands, ...languageValues.map((value) => ({ in: `island-texts:${value}`, out: `texts-${value}` }))];
}

/** `island-texts:<language>` is a module with the islands' part of the language's texts. */
const islandTexts: Plugin = {
  name: 'island-texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island-texts:/ }, ({ path }) => ({
      path: path.slice(path.indexOf(':') + 1),
      namespace: 'island-texts',
    }));
    onLoad({ filter: /.*/, namespace: 'island-texts' }, ({ path }) => {
      const all = readTexts(path as LanguageValue, 'page');
      const texts = Object.fromEntries(islandParts.map((part) => [part, all[part]]));
      return { contents: `export const texts = ${JSON.stringify(texts)};`, loader: 'js' };
    });
  },
};

function findIslands(root: string, { outputs }: Metafile): Record<string, string> {
  const entries = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    const name = basename(file).split('.')[0] ?? '';
    const isNamed = entryPoint !== undefined && (islandNames.includes(name) || name.startsWith('texts-'));
    return isNamed ? [[name, `${publicPath}/${basename(relative(root, file))}`] as const] : [];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
