/** The words of lines, in all scripts that documents come in. */

/** A bullet, a number or a letter that begins an item of a list; right-to-left lines may have the dot first. */
const MARKER =
  /^(?:[•·▪▫◦‣⁃●○■□◆–—*-]|[.)]?\(?[\p{Nd}]{1,3}[.)]|[.)][\p{Nd}]{1,3}|\(?[a-zA-Z][.)]|\([ivxIVX]{1,5}\)|[(（]?[一二三四五六七八九十]{1,3}[)）、]|[①-⑳])(?=\s|$|[^\s\d.)])/u;

/** Behind a dash or a dot that is a letter's, something has to follow at a distance. */
const TIGHT = /^(?:[–—*-]|[.)]?\(?[\p{Nd}]{1,3}[.)]|\(?[a-zA-Z][.)])\S/u;

export const beginsItem = (text: string): boolean => MARKER.test(text) && !TIGHT.test(text);

export const isMarkerAlone = (text: string): boolean => text.length <= 6 && MARKER.test(`${text} `) && !/\s/.test(text);

/** A sentence that leads in what follows. */
export const leadsIn = (text: string): boolean => /[:：]\s*$/u.test(text);

/** A whole sentence, or a part of one: no heading. */
export const endsLikeSentence = (text: string): boolean => /[.,;:!،؛。；：！，]\s*$/u.test(text);

const WITHOUT_SPACES =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，；：！？）」』]/u;

/** Begins in a script that has no spaces between words. */
export const isUnspaced = (text: string): boolean => WITHOUT_SPACES.test(text.at(0) ?? '');

/** What stands between two lines of one paragraph: nothing in scripts that have no spaces between words. */
export function joint(before: string, after: string): '' | ' ' {
  const last = before.replace(/\p{M}+$/u, '').at(-1) ?? '';
  return WITHOUT_SPACES.test(last) && isUnspaced(after) ? '' : ' ';
}

/** More than 30 on one letter (UAX 15, Stream-Safe Text): no language has them, and the time to order them grows with their square. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Presentation forms, ligatures and the radicals that stand for Chinese characters become the letters that people type
 * (NFKC), as far as they are such: fractions, units and raised figures keep their meaning, and the two signs that stand for whole
 * sentences (U+FDFA, U+FDFB) stay signs. Marks that are heaped on a letter without end are left out.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll(TOO_MANY_MARKS, '$1')
    .replaceAll(/[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdf9\ufdfc-\ufdff\ufe70-\ufeff]+/gu, (forms) =>
      forms.normalize('NFKC'),
    )
    .normalize('NFC')
    .replaceAll(/[^\P{C}\u200c\u200d]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
