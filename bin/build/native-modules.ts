/** Packages with native code or WebAssembly in files of its own: esbuild can't bundle them, so they travel beside the bundle. */
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const nativeModules = [
  'sharp',
  'subset-font',
  'playwright-core',
  '@sparticuz/chromium',
  '@embedpdf/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** What a package drives by its files alone, so that no import of the bundle names it. */
export const companions: Readonly<Record<string, string>> = { 'playwright-core': '@sparticuz/chromium' };

/** Those of them that run on one kind of processor alone; the others are JavaScript and WebAssembly. */
export const binaryModules: readonly string[] = [
  'sharp',
  '@sparticuz/chromium',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** Binaries for the Lambdas that use native code: x86_64 with glibc (`linuxmusl-x64` and `linux-x64-musl` are others). */
const lambdaBinary = /linux-x64(-gnu)?$/;

type Names = Record<string, string>;
type Manifest = {
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/**
 * Copies `packages` with all that they need at run time on Lambda from the root's `node_modules` to `target`'s, each to
 * the place where it lies here, so that Node finds the same version there. Throws when one is not installed.
 */
export async function copyNativeModules(rootDir: string, packages: string[], target: string): Promise<void> {
  for (const folder of await withDependencies(rootDir, packages)) {
    const source = join(rootDir, folder);
    // What lies nested in a package is copied for itself, when it is needed.
    const filter = (path: string): boolean => path !== join(source, 'node_modules');
    await cp(source, join(target, folder), { recursive: true, dereference: true, filter });
  }
}

/** Folders of packages, relative to the root. */
async function withDependencies(rootDir: string, packages: string[]): Promise<Set<string>> {
  const all = new Set(packages.map((name) => findPackage(rootDir, '.', name)));
  // A set's iteration also visits what is added on the way.
  for (const folder of all) {
    for (const name of await dependenciesOf(rootDir, folder)) all.add(findPackage(rootDir, folder, name));
  }
  return all;
}

/** As Node does: beside the package that asks first, then in each `node_modules` above it. */
function findPackage(rootDir: string, from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(rootDir, candidate, 'package.json'))) return candidate;
    if (folder === '.') break;
  }
  const asker = from === '.' ? 'deployed functions' : from;
  throw new Error(`${name} is not installed in ${rootDir}, and ${asker} need it: run \`npm ci\` on Linux on x64.`);
}

/** Optional ones are left out, but for the binaries: a package works without them. */
async function dependenciesOf(rootDir: string, folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(rootDir, folder, 'package.json'), 'utf8')) as Manifest;
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const binaries = Object.keys(optionalDependencies).filter((name) => lambdaBinary.test(name));
  // npm lists what is optional among the dependencies of some manifests as well.
  const required = Object.keys(dependencies).filter((name) => !(name in optionalDependencies));
  return [...required, ...peers, ...binaries];
}
