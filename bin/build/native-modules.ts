/** Packages with native code or WebAssembly in files of its own: esbuild can't bundle them, so they travel beside the bundle. */
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const nativeModules = [
  'sharp',
  'subset-font',
  'playwright-core',
  '@sparticuz/chromium',
  '@embedpdf/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** Those of them that run on one kind of processor alone; the others are JavaScript and WebAssembly. */
export const binaryModules: readonly string[] = [
  'sharp',
  '@sparticuz/chromium',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** Binaries for the Lambdas that use native code: x86_64 with glibc (`linuxmusl-x64` and `linux-x64-musl` are others). */
const lambdaBinary = /linux-x64(-gnu)?$/;

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/**
 * Copies `packages` with all that they need at run time on Lambda from the root's `node_modules` to `target`'s.
 * Throws when one is not installed.
 */
export async function copyNativeModules(rootDir: string, packages: string[], target: string): Promise<void> {
  for (const name of await withDependencies(rootDir, packages)) {
    const options = { recursive: true, dereference: true };
    await cp(join(rootDir, 'node_modules', name), join(target, 'node_modules', name), options);
  }
}

async function withDependencies(rootDir: string, packages: string[]): Promise<Set<string>> {
  const all = new Set(packages);
  // A set's iteration also visits what is added on the way.
  for (const name of all) for (const dependency of await dependenciesOf(rootDir, name)) all.add(dependency);
  return all;
}

async function dependenciesOf(rootDir: string, name: string): Promise<string[]> {
  const file = join(rootDir, 'node_modules', name, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`${name} is not installed in ${rootDir}. Deployed functions need it: run \`npm ci\` on linux-x64.`);
  }
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const binaries = Object.keys(optionalDependencies ?? {}).filter((dependency) => lambdaBinary.test(dependency));
  return [...Object.keys(dependencies ?? {}), ...binaries];
}
