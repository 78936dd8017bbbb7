/**
 * A real Chromium for screenshots, measurements and browser tests: Debian's when it is there, else the one that comes
 * inside a package, with the libraries that a bare machine lacks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { spawnSync } from 'node:child_process';

export type BrowserOptions = { executablePath: string; args: string[]; env?: Record<string, string> };

/** Nothing in the background, nothing to the outside. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function browserOptions(): Promise<BrowserOptions> {
  const installed = SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, args: ARGS };
  return packagedBrowser();
}

async function packagedBrowser(): Promise<BrowserOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('A browser is needed here. Install it from your system (package chromium) and try again.');
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const libraries = unpackLibraries();
  return {
    executablePath,
    args: ARGS,
    env: { ...inherited(), LD_LIBRARY_PATH: [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') },
  };
}

/** The package carries the libraries of Amazon Linux as a brotli-compressed archive. */
function unpackLibraries(): string {
  const folder = join(tmpdir(), 'xpage-chromium-libraries');
  const libraries = join(folder, 'lib');
  if (existsSync(join(libraries, 'libnss3.so'))) return libraries;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archive = findArchive(dirname(entry));
  mkdirSync(folder, { recursive: true });
  const tar = join(folder, 'libraries.tar');
  writeFileSync(tar, brotliDecompressSync(readFileSync(archive)));
  const { status } = spawnSync('tar', ['-xf', tar, '-C', folder]);
  if (status !== 0) throw new Error('The libraries of the packaged browser could not be unpacked: tar failed.');
  return libraries;
}

function findArchive(from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'bin', 'al2023.tar.br');
    if (existsSync(file)) return file;
  }
  throw new Error('The packaged browser holds no al2023.tar.br. Run npm ci again.');
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
