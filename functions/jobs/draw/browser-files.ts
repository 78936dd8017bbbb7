/**
 * The browser itself: the one that comes inside a package, with its libraries, or the machine's own where there is one. It
 * is shown the fonts of the package and no others, so that a drawing is the same everywhere; documents bring their own.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readTar } from './read-tar.ts';

export type BrowserFiles = { executablePath: string; environment: Record<string, string>; isPackaged: boolean };

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findSystemBrowser = (): string | undefined => SYSTEM_BROWSERS.find((file) => existsSync(file));

export async function browserFiles(): Promise<BrowserFiles> {
  const fonts = { FONTCONFIG_FILE: fontSettings(), HOME: tmpdir() };
  const installed = findSystemBrowser();
  if (installed !== undefined) {
    return { executablePath: installed, environment: { ...fonts, PATH: '/usr/bin:/bin' }, isPackaged: false };
  }
  const { executablePath, libraries } = await packagedBrowser();
  return { executablePath, environment: { ...fonts, LD_LIBRARY_PATH: libraries }, isPackaged: true };
}

/** @throws when the package is for another kind of machine */
export async function packagedBrowser(): Promise<{ executablePath: string; libraries: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('A browser is needed here. Install it from your system (package chromium) and try again.');
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), libraries: join(unpack('al2023'), 'lib') };
}

/**
 * What fontconfig is to know: the folder of the package's fonts, a place for its notes, and that letters are not fitted to
 * the pixels of a screen: small ones would stand as far apart as pixels do, and readers of PDFs find gaps within words.
 */
function fontSettings(): string {
  const folder = unpack('fonts');
  const file = join(folder, 'only-these.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir>` +
      `<cachedir>${join(folder, 'cache')}</cachedir>` +
      '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>',
  );
  return file;
}

/** Unpacks an archive of the package once. It appears whole or not at all, also when two want it at the same time. */
function unpack(archive: 'al2023' | 'fonts'): string {
  const folder = join(tmpdir(), `xpage-chromium-${archive}`);
  if (existsSync(folder)) return folder;
  const being = `${folder}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  for (const { name, body } of readTar(brotliDecompressSync(readFileSync(findArchive(archive))))) {
    const file = join(being, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  try {
    renameSync(being, folder);
  } catch {
    // Another one was first.
    rmSync(being, { recursive: true, force: true });
  }
  return folder;
}

function findArchive(archive: string): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'bin', `${archive}.tar.br`);
    if (existsSync(file)) return file;
  }
  throw new Error(`The packaged browser holds no ${archive}.tar.br. Run npm ci again.`);
}
