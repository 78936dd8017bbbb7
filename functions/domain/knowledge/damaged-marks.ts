/**
 * Text whose letters came out wrong: files can lack what says which letter a shape is, or say it wrongly. What is read then
 * looks right on the page and cannot be found or cited.
 */
import type { DocumentPage } from './document-page.ts';

/** Shares of a document's letters: from the first on its owner is warned, from the second on it cannot be asked. */
const WARNING = 0.005;
const FAILURE = 0.05;
/** Thai has a vowel sign or a tone mark at every fifth letter; where they were lost there are hardly any. */
const FEWEST_THAI = 300;
const LEAST_MARKS = 0.05;

/** All that is no letter; what cannot be read counts as one. */
const OTHERS = /[^\p{L}\ufffd]+/gu;
/** No letter at all: what a decoder puts for what it cannot read, and forms of Arabic letters that stand for no letter. */
const NO_LETTERS = /[\ufffd\ufb50-\ufdcf\ufdf0-\ufdf9\ufe70-\ufefc]/gu;
/** Signs above and below that stand on nothing. */
const ORPHANS = /(?<![\u0e01-\u0e2e\u0e31\u0e33-\u0e3a\u0e47-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu;
const THAI_LETTERS = /[\u0e01-\u0e2e]/gu;
const THAI_MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu;

export type Damage = 'none' | 'some' | 'much';

/** @param unknown characters of which the file does not say which they are */
export function damageOf(pages: readonly DocumentPage[], unknown: number): Damage {
  const text = pages.map((page) => page.text).join('\n');
  const letters = text.replaceAll(OTHERS, '').length + unknown;
  const thai = countOf(text, THAI_LETTERS);
  const hasLostMarks = thai >= FEWEST_THAI && countOf(text, THAI_MARKS) < LEAST_MARKS * thai;
  const share = (countOf(text, NO_LETTERS) + countOf(text, ORPHANS) + unknown) / Math.max(1, letters);
  if (hasLostMarks || share >= FAILURE) return 'much';
  return share >= WARNING ? 'some' : 'none';
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
