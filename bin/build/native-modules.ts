/** Packages with native code or WebAssembly in files of its own: esbuild can't bundle them, so they travel beside the bundle. */
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const nativeModules = ['sharp', 'subset-font', 'playwright-core', '@sparticuz/chromium', '@embedpdf/pdfium'];

/** Those of them that run on one kind of processor alone; the others are JavaScript and WebAssembly. */
export const binaryModules: readonly string[] = ['sharp', '@sparticuz/chromium'];

/** Binaries for the Lambdas that use native code: x86_64 with glibc (`linuxmusl-x64` is another name). */
const lambdaBinary = /linux-x64$/;

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/**
 * Copies `packages` with all that they need at run time on Lambda from the root's `node_modules` to `target`'s, each to
 * the same place: a package that needs another version than the rest has it in a folder of its own.
 * Throws when one is not installed.
 */
export async function copyNativeModules(rootDir: string, packages: string[], target: string): Promise<void> {
  for (const folder of await withDependencies(rootDir, packages)) {
    const options = { recursive: true, dereference: true };
    await cp(join(rootDir, folder), join(target, folder), options);
  }
}

async function withDependencies(rootDir: string, packages: string[]): Promise<Set<string>> {
  const folders = new Set(packages.map((name) => folderOf(rootDir, '', name)));
  // A set's iteration also visits what is added on the way.
  for (const folder of folders) {
    for (const name of await dependenciesOf(rootDir, folder)) folders.add(folderOf(rootDir, folder, name));
  }
  return folders;
}

/** Where Node finds a package that is imported in `from`: in its own `node_modules`, or in one further up. */
function folderOf(rootDir: string, from: string, name: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(rootDir, folder, 'package.json'))) return folder;
  if (from === '') {
    throw new Error(`${name} is not installed in ${rootDir}. Deployed functions need it: run \`npm ci\` on linux-x64.`);
  }
  const above = from.lastIndexOf('/node_modules/');
  return folderOf(rootDir, above < 0 ? '' : from.slice(0, above), name);
}

async function dependenciesOf(rootDir: string, folder: string): Promise<string[]> {
  const manifest = await readFile(join(rootDir, folder, 'package.json'), 'utf8');
  const { dependencies, optionalDependencies } = JSON.parse(manifest) as Manifest;
  const binaries = Object.keys(optionalDependencies ?? {}).filter((dependency) => lambdaBinary.test(dependency));
  return [...Object.keys(dependencies ?? {}), ...binaries];
}
