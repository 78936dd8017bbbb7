/**
 * Bundles all Lambda functions with esbuild, each into a folder of its own that CDK takes as an asset:
 *
 *   <outDir>/functions/<name>/index.mjs   the function; beside it the parts that it imports when they are first used, and
 *                                         `node_modules` with native code, for a deployment, `texts`, `papers` and `fonts`
 *   <outDir>/functions/manifest.json      what was built from which sources
 *   <outDir>/needs/<name>.json            the grants that its role needs, beside the assets
 *   <outDir>/loads/<name>.json            what it evaluates before its first event
 *   <outDir>/packages/<name>.json         the npm packages that it is made of, and the native ones that it names
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { bundledPackages } from './bundled-packages.ts';
import { findFunctions, type FunctionEntry } from './find-functions.ts';
import { fingerprint } from './fingerprint.ts';
import { copyPapers } from './copy-papers.ts';
import { copyTexts } from './copy-texts.ts';
import { importLoad } from './import-load.ts';
import { binaryModules, companions, copyNativeModules, nativeModules } from './native-modules.ts';

export type BundleOptions = {
  /** Folder with `functions`, `shared`, `web` and `node_modules`. */
  rootDir: string;
  /** Where the build goes: the root's `.build`. */
  outDir: string;
  /** Identifiers replaced at build time, as esbuild's `define`: values are source text. */
  define?: Record<string, string>;
  /** For a deployment: puts native packages into the function's folder. Without, they come from the root's. */
  copyNative?: boolean;
  /** Told after each function how many are done, and of how many. */
  onBundled?(done: number, all: number): void;
};

export type BundledFunction = FunctionEntry & {
  /** Folder with `index.mjs`, absolute. */
  directory: string;
  /** JSON file with the function's `StoreNeeds`, absolute. */
  needsFile: string;
};

type Manifest = {
  fingerprint: string;
  /** Whether native packages lie beside the functions. */
  hasNative: boolean;
  /** Native packages by function. */
  functions: Record<string, string[]>;
};
type Outputs = Metafile['outputs'][string][];

/** `isFresh`: nothing had changed, and the last build was kept. */
export type BundleResult = { functions: BundledFunction[]; isFresh: boolean };

/** Each build that runs takes about 150 MB. */
const MAX_AT_ONCE = 4;

/**
 * Builds all functions, or keeps the last build when no source changed since. Throws when there are none, when the
 * code has errors, when it takes in code of the infrastructure, or when its needs can't be read; the last build is
 * kept then. One with native packages serves where none were asked for.
 */
export async function bundleFunctions(options: BundleOptions): Promise<BundleResult> {
  const rootDir = resolve(options.rootDir);
  const outDir = resolve(options.outDir);
  const functions = findFunctions(rootDir).map((entry) => placeIn(outDir, entry));
  const sources = fingerprint(rootDir, { define: options.define });
  const kept = await findKept(outDir, sources, functions);
  const isFresh = kept !== undefined && (kept.hasNative || !options.copyNative);
  if (isFresh) return { functions, isFresh };
  const native = kept?.functions ?? (await buildAnew(rootDir, outDir, functions, options));
  if (options.copyNative) {
    for (const { name, directory } of functions) await copyNativeModules(rootDir, native[name] ?? [], directory);
  }
  const manifest: Manifest = { fingerprint: sources, hasNative: options.copyNative ?? false, functions: native };
  await writeFile(manifestFile(outDir), `${JSON.stringify(manifest, null, 2)}\n`);
  return { functions, isFresh };
}

function placeIn(outDir: string, entry: FunctionEntry): BundledFunction {
  return {
    ...entry,
    directory: join(outDir, 'functions', entry.name),
    needsFile: join(outDir, 'needs', `${entry.name}.json`),
  };
}

function manifestFile(outDir: string): string {
  return join(outDir, 'functions', 'manifest.json');
}

/** The manifest of the last build when it is whole and of these sources. */
async function findKept(
  outDir: string,
  sources: string,
  functions: readonly BundledFunction[],
): Promise<Manifest | undefined> {
  const file = manifestFile(outDir);
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const isWhole = functions.every(
    ({ directory, needsFile }) => existsSync(join(directory, 'index.mjs')) && existsSync(needsFile),
  );
  return isWhole && manifest.fingerprint === sources ? manifest : undefined;
}

/** Puts the new build into the place of the last one when all of it is there. Gives the native packages by function. */
async function buildAnew(
  rootDir: string,
  outDir: string,
  functions: readonly BundledFunction[],
  options: BundleOptions,
): Promise<Record<string, string[]>> {
  const freshDir = join(outDir, 'fresh');
  await rm(freshDir, { recursive: true, force: true });
  try {
    const outputs = await bundle(rootDir, freshDir, functions, options);
    const native = await writeNeeds(rootDir, freshDir, outputs);
    for (const { name, entry } of functions) await copyPapers(rootDir, entry, join(freshDir, 'functions', name));
    for (const folder of ['functions', 'needs', 'loads', 'packages']) {
      await rm(join(outDir, folder), { recursive: true, force: true });
      await rename(join(freshDir, folder), join(outDir, folder));
    }
    return native;
  } finally {
    await rm(freshDir, { recursive: true, force: true });
  }
}

/**
 * Writes the bundles, and says of each what its files are made of. A few at a time, and each is written as soon as it is
 * done: all at once they took six gigabytes.
 */
async function bundle(
  rootDir: string,
  freshDir: string,
  functions: readonly BundledFunction[],
  { define = {}, onBundled }: BundleOptions,
): Promise<Record<string, Outputs>> {
  const settings = await bundleSettings(rootDir, define);
  const { build } = await import('esbuild');
  const outputs: Record<string, Outputs> = {};
  const left = [...functions];
  const bundleNext = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const outdir = join(freshDir, 'functions', next.name);
      const entryPoints = [{ in: next.entry, out: 'index' }];
      // One call each: a common call would share the parts between functions.
      const { metafile, outputFiles } = await build({ ...settings, entryPoints, outdir });
      refuseInfrastructure(metafile);
      for (const { path, contents } of outputFiles) await writeTo(path, contents);
      const load = importLoad(metafile, relative(rootDir, join(outdir, 'index.mjs')));
      await writeTo(join(freshDir, 'loads', `${next.name}.json`), `${JSON.stringify(load, null, 2)}\n`);
      await writeTo(join(freshDir, 'packages', `${next.name}.json`), packageList(metafile));
      outputs[next.name] = Object.values(metafile.outputs);
      onBundled?.(Object.keys(outputs).length, functions.length);
    }
  };
  const atOnce = Array.from({ length: Math.min(availableParallelism(), MAX_AT_ONCE) }, bundleNext);
  try {
    await Promise.all(atOnce);
  } finally {
    // After an error nothing more is begun, and what is under way ends before its folder goes.
    left.length = 0;
    await Promise.allSettled(atOnce);
  }
  return outputs;
}

/** Builder and plugins are loaded here only, so that a start that has nothing to build does not wait for them. */
async function bundleSettings(rootDir: string, define: Record<string, string>) {
  const { lazyBuiltins } = await import('./lazy-builtins.ts');
  const { slimAwsSdk } = await import('./slim-aws-sdk.ts');
  const { slimZod } = await import('./slim-zod.ts');
  const { largeTables } = await import('./large-tables.ts');
  const { lazySchemas } = await import('./lazy-schemas.ts');
  return {
    absWorkingDir: rootDir,
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    bundle: true,
    // What is imported with `import()` becomes a file of its own, which a start that does not need it never reads.
    splitting: true,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Packages name their CommonJS build first for Node; the ESM one can be shaken.
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    loader: { '.css': 'text', '.svg': 'text' },
    external: nativeModules,
    // Libraries ask for `navigator` to know where they run, and merely asking makes Node load it.
    define: { 'process.env.NODE_ENV': '"production"', navigator: 'undefined', ...define },
    plugins: [lazyBuiltins(), slimAwsSdk(), slimZod(), largeTables(), lazySchemas()],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/** The grants of each function, and the texts that it reads. Gives the native packages by function. */
async function writeNeeds(
  rootDir: string,
  freshDir: string,
  outputs: Record<string, Outputs>,
): Promise<Record<string, string[]>> {
  const { collectNeeds } = await import('./collect-needs.ts');
  const needs = await collectNeeds(rootDir, outputs);
  const native: Record<string, string[]> = {};
  for (const [name, parts] of Object.entries(outputs)) {
    const modules = nativeImports(parts);
    const x64 = modules.some((module) => binaryModules.includes(module));
    const file = join(freshDir, 'needs', `${name}.json`);
    await writeTo(file, `${JSON.stringify({ ...needs.get(name), ...(x64 && { x64 }) }, null, 2)}\n`);
    await copyTexts(rootDir, needs.get(name)?.texts ?? [], join(freshDir, 'functions', name));
    native[name] = modules;
  }
  return native;
}

/** The stand-ins for AWS under `infra/local` must never reach a deployed function. */
function refuseInfrastructure({ inputs }: Metafile): void {
  for (const [path, { imports }] of Object.entries(inputs)) {
    const wrong = imports.find((target) => target.path.startsWith('infra/'));
    if (wrong)
      throw new Error(`${path} imports ${wrong.path}. Functions may import from functions, shared and web only.`);
  }
}

/** Whoever asks which functions a package is in looks through these lists. */
function packageList(metafile: Metafile): string {
  const native = nativeImports(Object.values(metafile.outputs)).map((name) => `node_modules/${name}`);
  return `${JSON.stringify([...bundledPackages(metafile), ...native], null, 2)}\n`;
}

function nativeImports(outputs: Outputs): string[] {
  const imports = outputs.flatMap((output) => output.imports);
  const named = imports.filter(({ external }) => external).map(({ path }) => path);
  const externals = named.flatMap((name) => [name, companions[name] ?? name]);
  return nativeModules.filter((name) => externals.includes(name));
}

async function writeTo(path: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
