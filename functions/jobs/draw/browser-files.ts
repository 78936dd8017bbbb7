/**
 * The browser itself: the one that comes inside a package, with its libraries. It is shown the fonts of the package and no
 * others, so that a drawing is the same everywhere; documents bring their own. A browser that a machine happens to have is
 * never used where the package runs, so what is tried on any machine is what is deployed.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { readTar } from './read-tar.ts';

export type BrowserFiles = { executablePath: string; environment: Record<string, string>; isPackaged: boolean };

/** Whether the packaged browser runs on this kind of machine, which is Lambda's. */
export const hasPackagedBrowser = (): boolean => process.platform === 'linux' && process.arch === 'x64';

export async function browserFiles(): Promise<BrowserFiles> {
  const environment = { FONTCONFIG_FILE: await fontSettings(), HOME: tmpdir() };
  if (!hasPackagedBrowser()) return { executablePath: installedBrowser(), environment, isPackaged: false };
  const { executablePath, libraries } = await packagedBrowser();
  return { executablePath, environment: { ...environment, LD_LIBRARY_PATH: libraries }, isPackaged: true };
}

/** @throws when the package is for another kind of machine */
export async function packagedBrowser(): Promise<{ executablePath: string; libraries: string }> {
  if (!hasPackagedBrowser()) {
    const here = `${process.platform}-${process.arch}`;
    throw new Error(`The packaged browser runs on linux-x64, and this machine is ${here}. Run this on linux-x64.`);
  }
  const folder = await unpack('chromium.br', unpackBrowser);
  return { executablePath: join(folder, 'chromium'), libraries: join(await unpack('al2023.tar.br', unpackTar), 'lib') };
}

/** Of other machines, in the small cloud alone: `npm start` found it and names it (bin/installed-browser.ts). */
function installedBrowser(): string {
  const path = process.env['LOCAL_BROWSER'];
  if (path !== undefined && existsSync(path)) return path;
  throw new Error(
    'There is no browser to draw with. Install Chrome, or set LOCAL_BROWSER to the path of a Chromium, and start again.',
  );
}

/**
 * What fontconfig is to know: folders of fonts, by default the package's alone, a place for its notes, and that letters
 * are not fitted to the pixels of a screen: small ones would stand as far apart as pixels do, and readers of PDFs find
 * gaps within words.
 */
async function fontSettings(): Promise<string> {
  const folder = await packagedFonts();
  const file = join(folder, 'only-these.conf');
  const text =
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir>` +
    `<cachedir>${join(folder, 'cache')}</cachedir>` +
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>';
  await writeWhole(file, text);
  return file;
}

/** The folder of the package's fonts, which are for Latin. */
export const packagedFonts = (): Promise<string> => unpack('fonts.tar.br', unpackTar);

/** A browser that reads a half-written file would find no fonts. */
async function writeWhole(file: string, text: string): Promise<void> {
  if (existsSync(file)) return;
  const being = nameUnfinished(file);
  await writeFile(being, text);
  renameSync(being, file);
}

/**
 * Unpacks an archive of the package once for each version. It appears whole or not at all, also when two want it at the
 * same time.
 */
async function unpack(archive: string, fill: (archive: string, folder: string) => Promise<void>): Promise<string> {
  const packaged = packageFolder();
  const folder = join(tmpdir(), `xpage-chromium-${versionOf(packaged)}-${archive.split('.')[0]}`);
  if (existsSync(folder)) return folder;
  const being = nameUnfinished(folder);
  mkdirSync(being, { recursive: true });
  await fill(join(packaged, 'bin', archive), being);
  try {
    renameSync(being, folder);
  } catch {
    // Another one was first.
    rmSync(being, { recursive: true, force: true });
  }
  return folder;
}

const nameUnfinished = (path: string): string => `${path}-${process.pid}-${Math.random().toString(36).slice(2)}`;

/** In pieces: it is 200 MB large. What paints where there is no graphics processor has to lie beside it. */
async function unpackBrowser(archive: string, folder: string): Promise<void> {
  await unpackTar(join(dirname(archive), 'swiftshader.tar.br'), folder);
  const target = createWriteStream(join(folder, 'chromium'), { mode: 0o700 });
  await pipeline(createReadStream(archive), createBrotliDecompress({ chunkSize: 2 ** 20 }), target);
}

async function unpackTar(archive: string, folder: string): Promise<void> {
  for (const { name, body } of readTar(brotliDecompressSync(readFileSync(archive)))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'bin', 'chromium.br'))) return folder;
  }
  throw new Error('The packaged browser holds no chromium.br. Run npm ci again.');
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
