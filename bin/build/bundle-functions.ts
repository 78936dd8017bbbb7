/**
 * Bundles all Lambda functions with esbuild, each into a folder of its own that CDK takes as an asset:
 *
 *   <outDir>/functions/<name>/index.mjs   the function; beside it the parts that it imports when they are first used, and
 *                                         `node_modules` with native code, for a deployment, and `texts`
 *   <outDir>/functions/manifest.json      what was built from which sources
 *   <outDir>/needs/<name>.json            the grants that its role needs, beside the assets
 *   <outDir>/loads/<name>.json            what it evaluates before its first event
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { findFunctions, type FunctionEntry } from './find-functions.ts';
import { fingerprint } from './fingerprint.ts';
import { copyTexts } from './copy-texts.ts';
import { importLoad } from './import-load.ts';
import { binaryModules, copyNativeModules, nativeModules } from './native-modules.ts';

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
/** One function: its files to write, and what esbuild says of them. */
type BuiltFunction = BundledFunction & Pick<Built, 'outputFiles' | 'metafile'>;

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
  const built = await build(rootDir, functions, options.define);
  await writeFunctions(rootDir, outDir, built, options.copyNative ?? false);
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
  functions: BundledFunction[],
  define: Record<string, string> = {},
): Promise<BuiltFunction[]> {
  const esbuild = await import('esbuild');
  const { lazyBuiltins } = await import('./lazy-builtins.ts');
  const { slimAwsSdk } = await import('./slim-aws-sdk.ts');
  const { slimZod } = await import('./slim-zod.ts');
  const { largeTables } = await import('./large-tables.ts');
  const { lazySchemas } = await import('./lazy-schemas.ts');
  const options = {
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
  // One call each: a common call would share the parts between functions.
  return Promise.all(
    functions.map(async (bundled) => {
      const entryPoints = [{ in: bundled.entry, out: 'index' }];
      return { ...bundled, ...(await esbuild.build({ ...options, entryPoints, outdir: bundled.directory })) };
    }),
  );
}

async function writeFunctions(
  rootDir: string,
  outDir: string,
  built: BuiltFunction[],
  copyNative: boolean,
): Promise<void> {
  const { collectNeeds } = await import('./collect-needs.ts');
  for (const { metafile } of built) refuseInfrastructure(metafile);
  const outputs = Object.fromEntries(built.map(({ name, metafile }) => [name, Object.values(metafile.outputs)]));
  const needs = await collectNeeds(rootDir, outputs);
  for (const folder of ['functions', 'needs', 'loads'])
    await rm(join(outDir, folder), { recursive: true, force: true });
  for (const { name, directory, needsFile, metafile, outputFiles } of built) {
    for (const { path, contents } of outputFiles) await writeTo(path, contents);
    const native = nativeImports(metafile);
    const x64 = native.some((module) => binaryModules.includes(module));
    await writeTo(needsFile, `${JSON.stringify({ ...needs.get(name), ...(x64 && { x64 }) }, null, 2)}\n`);
    const load = importLoad(metafile, relative(rootDir, join(directory, 'index.mjs')));
    await writeTo(join(outDir, 'loads', `${name}.json`), `${JSON.stringify(load, null, 2)}\n`);
    await copyTexts(rootDir, needs.get(name)?.texts ?? [], directory);
    if (copyNative) await copyNativeModules(rootDir, native, directory);
  }
}

/** The stand-ins for AWS under `infra/local` must never reach a deployed function. */
function refuseInfrastructure({ inputs }: Metafile): void {
  for (const [path, { imports }] of Object.entries(inputs)) {
    const wrong = imports.find((target) => target.path.startsWith('infra/'));
    if (wrong)
      throw new Error(`${path} imports ${wrong.path}. Functions may import from functions, shared and web only.`);
  }
}

function nativeImports({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const externals = imports.filter(({ external }) => external).map(({ path }) => path);
  return nativeModules.filter((name) => externals.includes(name));
}

async function writeTo(path: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
