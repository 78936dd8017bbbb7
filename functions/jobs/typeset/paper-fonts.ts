/** The fonts of papers: files that were made with the build (bin/build/paper-fonts.ts), and what characters they have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HanScript } from '../../../shared/model/web-fonts.ts';

export type PaperFonts = {
  /** Of the packages that they were made from. */
  key: string;
  families: { name: string; spans: [first: number, last: number][]; script?: HanScript }[];
};

const beside = join(import.meta.dirname, 'fonts');
const root = join(import.meta.dirname, '..', '..', '..');

/** Where the fonts are: beside the bundle, or in the build that made them. */
export const fontFolder = existsSync(beside) ? beside : join(root, '.build', 'paper-fonts');

let kept: PaperFonts | undefined;

function paperFonts(): PaperFonts {
  const file = join(fontFolder, 'fonts.json');
  if (!existsSync(file))
    throw new Error(`There are no fonts of papers in ${fontFolder}. Build first: \`npm run synth\`.`);
  return (kept ??= JSON.parse(readFileSync(file, 'utf8')) as PaperFonts);
}

/** Names of families, best first; of Chinese characters the forms of the script that is asked for. */
export function familiesFor(script: HanScript = 'Hant'): string[] {
  const rank = (one: HanScript | undefined): number => (one === undefined ? 0 : one === script ? 1 : 2);
  return paperFonts()
    .families.toSorted((one, other) => rank(one.script) - rank(other.script))
    .map(({ name }) => name);
}

/** What has no shape of its own: line breaks, joiners, signs of direction. */
const SHAPELESS = /[\n\p{Default_Ignorable_Code_Point}]/gu;

/** Those characters of a text that no font has. */
export function lackingIn(text: string): string[] {
  const { families } = paperFonts();
  const has = (code: number): boolean =>
    families.some(({ spans }) => spans.some(([first, last]) => code >= first && code <= last));
  return [...new Set(text.replaceAll(SHAPELESS, ''))].filter((character) => !has(character.codePointAt(0) ?? 0));
}
