/**
 * Builds the web app with Vite and writes which version it is:
 *
 *   <outDir>/index.html, assets/      the app; names of assets carry a hash of their content
 *   <outDir>/version.txt              the version, for the page-version header (specification 2, section 7)
 *   <outDir>/xlp-version.json         `{ data: { version } }`, for the version check
 *   <outDir>.sources                  what it was built from
 *   <outDir>.packages.json            the npm packages that it is made of
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { packagesOfFiles } from './bundled-packages.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

export type BuildWebOptions = {
  /** Folder with `web`, `shared` and `node_modules`. */
  rootDir: string;
  /** Where the built app goes; what others have put into `assets/p` there stays. */
  outDir: string;
};

/** `isFresh`: nothing had changed, and the last build was kept. */
export type BuildWebResult = { version: string; isFresh: boolean };

/** The islands of the public pages, built by `build-pages.ts` into the same folder. */
const islandsFolder = join('assets', 'p');

/** Builds the app, or keeps the last build when no source changed since. Throws when the code has errors. */
export async function buildWeb(options: BuildWebOptions): Promise<BuildWebResult> {
  const rootDir = resolve(options.rootDir);
  const outDir = resolve(options.outDir);
  const sources = sourceFingerprint(rootDir, ['web', 'shared', 'package-lock.json']);
  const kept = await keptVersion(outDir, sources);
  if (kept !== null) return { version: kept, isFresh: true };
  const freshDir = `${outDir}.next`;
  const packages = await runVite(rootDir, freshDir);
  const version = await writeVersion(freshDir);
  await replaceBuild(freshDir, outDir);
  await writeFile(packagesFile(outDir), `${JSON.stringify(packages, null, 2)}\n`);
  await writeFile(sourcesFile(outDir), sources);
  return { version, isFresh: false };
}

function sourcesFile(outDir: string): string {
  return `${outDir}.sources`;
}

function packagesFile(outDir: string): string {
  return `${outDir}.packages.json`;
}

async function keptVersion(outDir: string, sources: string): Promise<string | null> {
  const files = [sourcesFile(outDir), packagesFile(outDir), join(outDir, 'index.html'), join(outDir, 'version.txt')];
  if (!files.every((file) => existsSync(file))) return null;
  if ((await readFile(sourcesFile(outDir), 'utf8')) !== sources) return null;
  return (await readFile(join(outDir, 'version.txt'), 'utf8')).trim();
}

/** Gives the npm packages. Vite takes over the NODE_ENV of whoever calls; what is built here is always the real thing. */
async function runVite(rootDir: string, outDir: string): Promise<string[]> {
  const { NODE_ENV } = process.env;
  const files = new Set<string>();
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: join(rootDir, 'web', 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins: [collectFiles(files)],
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  return packagesOfFiles(files);
}

/** Files whose code is in a chunk; style sheets leave theirs, so all that were read count. */
function collectFiles(files: Set<string>): Plugin {
  return {
    name: 'collect-files',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') for (const id of part.moduleIds) files.add(id);
      }
      for (const id of this.getModuleIds()) if (/\.css($|\?)/.test(id)) files.add(id);
    },
  };
}

/** The version is a hash of what was built: the same sources give the same one, on every machine. */
async function writeVersion(builtDir: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(builtDir, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path.slice(builtDir.length)).update(await readFile(path));
  const version = hash.digest('hex').slice(0, 12);
  await writeFile(join(builtDir, 'version.txt'), `${version}\n`);
  await writeFile(join(builtDir, 'xlp-version.json'), `${JSON.stringify({ data: { version } })}\n`);
  return version;
}

/** The old build goes only when the new one is whole. */
async function replaceBuild(freshDir: string, outDir: string): Promise<void> {
  await mkdir(join(outDir, islandsFolder), { recursive: true });
  await cp(join(outDir, islandsFolder), join(freshDir, islandsFolder), { recursive: true });
  await rm(outDir, { recursive: true });
  await cp(freshDir, outDir, { recursive: true });
  await rm(freshDir, { recursive: true });
}
