/** Templates of papers travel beside the bundle of the function that sets them, in `papers`, and their fonts in `fonts`. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildPaperFonts, paperFontsIn } from './paper-fonts.ts';

/** @param entry of the function, from the root; one without a folder `papers` beside it sets none */
export async function copyPapers(rootDir: string, entry: string, target: string): Promise<void> {
  const papers = join(rootDir, dirname(entry), 'papers');
  if (!existsSync(papers)) return;
  await buildPaperFonts(rootDir);
  await cp(papers, join(target, 'papers'), { recursive: true });
  await cp(paperFontsIn(rootDir), join(target, 'fonts'), { recursive: true });
}
