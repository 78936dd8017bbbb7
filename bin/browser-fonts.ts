/**
 * The fonts that the browser of tests, pictures and measurements sees: the packaged browser's own, for Latin, Greek and
 * Cyrillic, and those of the project for the other scripts of the app. Machines differ in what they have installed; what is
 * measured should not.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import fontverter from 'fontverter';
import { packagedFonts } from '../functions/jobs/draw/browser-files.ts';

const root = resolve(import.meta.dirname, '..');

const sources = [
  '@fontsource/cairo/files/cairo-arabic-{400,700}-normal.woff2',
  '@fontsource/kanit/files/kanit-thai-{400,700}-normal.woff2',
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,700}-normal.woff2',
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-{400,700}-normal.woff2',
  // Slices of Chinese, Japanese and Korean, which have numbers for names.
  '@fontsource-variable/noto-sans-{tc,sc,jp,kr}/files/noto-sans-*-[0-9]*-wght-normal.woff2',
];

/** What pages name when they leave the choice to the device. */
const deviceFamilies = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'Helvetica', 'Times New Roman'];

/** A file for fontconfig (`FONTCONFIG_FILE`) that names these fonts and no others. */
export async function browserFonts(): Promise<string> {
  const files = sources.flatMap((source) => globSync(join(root, 'node_modules', source))).sort();
  const made = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(files.join());
  const folder = join(tmpdir(), `xpage-fonts-${made.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) await fill(folder, files);
  return join(folder, 'fonts.conf');
}

/** Browsers that start at the same time find the folder whole or not at all. */
async function fill(folder: string, files: readonly string[]): Promise<void> {
  const being = `${folder}-${process.pid}`;
  mkdirSync(being);
  for (const file of files) {
    // The browser reads only fonts of this form from a machine.
    writeFileSync(
      join(being, basename(file).replace('woff2', 'ttf')),
      await fontverter.convert(readFileSync(file), 'truetype'),
    );
  }
  writeFileSync(join(being, 'fonts.conf'), settingsOf([await packagedFonts(), folder], folder));
  try {
    renameSync(being, folder);
  } catch {
    rmSync(being, { recursive: true });
  }
}

function settingsOf(folders: readonly string[], folder: string): string {
  const aliases = deviceFamilies.map(
    (family) => `<alias binding="same"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((one) => `<dir>${one}</dir>`),
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    ...aliases,
    // Fitted to the pixels of a screen, small letters stand as far apart as pixels do, also in PDFs.
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>',
  ].join('');
}
