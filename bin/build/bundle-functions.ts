/**
 * Bundles all Lambda functions with one esbuild call, each into a folder of its own that CDK takes as an asset:
 *
 *   <outDir>/functions/<name>/index.mjs   the function (and `node_modules` with native code, for a deployment)
 *   <outDir>/functions/manifest.json      what was built from which sources
 *   <outDir>/needs/<name>.json            the grants that its role needs, beside the assets
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { BuildResult } from 'esbuild';
import { findFunctions, type FunctionEntry } from './find-functions.ts';
import { fingerprint } from './fingerprint.ts';
import { copyNativeModules, nativeModules } from './native-modules.ts';

export type BundleOptions = {
  /** Folder with `functions`, `shared`, `web` and `node_modules`. */
  rootDir: string;
  /** Where the build goes: the root's `.build`. */
  outDir: string;
  /** Identifiers replaced at build time, as esbuild's `define`: values are source text. */
  define?: Record<string, string>;
  /** For a deployment: puts native packages into the function's folder. Without, they come from the root's. */
  copyNative?: boolean;
};

export type BundledFunction = FunctionEntry & {
  /** Folder with `index.mjs`, absolute. */
  directory: string;
  /** JSON file with the function's `StoreNeeds`, absolute. */
  needsFile: string;
};

type Manifest = { fingerprint: string; functions: string[] };
type Built = BuildResult<{ metafile: true; write: false }>;
type Output = Built['metafile']['outputs'][string];

/** `isFresh`: nothing had changed, and the last build was kept. */
export type BundleResult = { functions: BundledFunction[]; isFresh: boolean };

/**
 * Builds all functions, or keeps the last build when no source changed since. Throws when there are none, when the
 * code has errors, when it takes in code of the infrastructure, or when its needs can't be read; the last build is
 * kept then.
 */
export async function bundleFunctions(options: BundleOptions): Promise<BundleResult> {
  const rootDir = resolve(options.rootDir);
  const outDir = resolve(options.outDir);
  const functions = findFunctions(rootDir).map((entry) => placeIn(outDir, entry));
  const sources = fingerprint(rootDir, { define: options.define, copyNative: options.copyNative });
  if (await isBuilt(outDir, sources, functions)) return { functions, isFresh: true };
  const built = await build(rootDir, outDir, functions, options.define);
  await writeFunctions(rootDir, outDir, functions, built, options.copyNative ?? false);
  const manifest: Manifest = { fingerprint: sources, functions: functions.map(({ name }) => name) };
  await writeFile(manifestFile(outDir), `${JSON.stringify(manifest, null, 2)}\n`);
  return { functions, isFresh: false };
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

async function isBuilt(outDir: string, sources: string, functions: BundledFunction[]): Promise<boolean> {
  const file = manifestFile(outDir);
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const isWhole = functions.every(
    ({ directory, needsFile }) => existsSync(join(directory, 'index.mjs')) && existsSync(needsFile),
  );
  return isWhole && manifest.fingerprint === sources;
}

/** Builder and plugins are loaded here only, so that a start that has nothing to build does not wait for them. */
async function build(
  rootDir: string,
  outDir: string,
  functions: BundledFunction[],
  define: Record<string, string> = {},
): Promise<Built> {
  const esbuild = await import('esbuild');
  const { lazyBuiltins } = await import('./lazy-builtins.ts');
  const { slimAwsSdk } = await import('./slim-aws-sdk.ts');
  const { largeTables } = await import('./large-tables.ts');
  return esbuild.build({
    absWorkingDir: rootDir,
    entryPoints: functions.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: join(outDir, 'functions'),
    outExtension: { '.js': '.mjs' },
    write: false,
    metafile: true,
    bundle: true,
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
    plugins: [lazyBuiltins(), slimAwsSdk(), largeTables()],
    logLevel: 'silent',
  });
}

async function writeFunctions(
  rootDir: string,
  outDir: string,
  functions: BundledFunction[],
  built: Built,
  copyNative: boolean,
): Promise<void> {
  const { collectNeeds } = await import('./collect-needs.ts');
  refuseInfrastructure(built);
  const needs = await collectNeeds(rootDir, built.metafile.outputs);
  for (const folder of ['functions', 'needs']) await rm(join(outDir, folder), { recursive: true, force: true });
  for (const { path, contents } of built.outputFiles) await writeTo(path, contents);
  for (const { directory, needsFile } of functions) {
    const key = relative(rootDir, join(directory, 'index.mjs')).replaceAll('\\', '/');
    await writeTo(needsFile, `${JSON.stringify(needs.get(key), null, 2)}\n`);
    const native = nativeImports(built.metafile.outputs[key]);
    if (copyNative) await copyNativeModules(rootDir, native, directory);
  }
}

/** The stand-ins for AWS under `infra/local` must never reach a deployed function. */
function refuseInfrastructure(built: Built): void {
  for (const [path, { imports }] of Object.entries(built.metafile.inputs)) {
    const wrong = imports.find((target) => target.path.startsWith('infra/'));
    if (wrong)
      throw new Error(`${path} imports ${wrong.path}. Functions may import from functions, shared and web only.`);
  }
}

function nativeImports(output: Output | undefined): string[] {
  const externals = (output?.imports ?? []).filter(({ external }) => external).map(({ path }) => path);
  return nativeModules.filter((name) => externals.includes(name));
}

async function writeTo(path: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
